import { csvRecords, type CsvRecord } from './csvRecords';
import { decodeText } from './decodeText';

/** A parsed file: the names of its columns, and its rows. */
export interface CsvFile {
  name: string;
  header: readonly string[];
  rows: readonly CsvRecord[];
}

/** The most rows of one file: the functions of the database that import rows take as many. */
const MOST_ROWS = 5000;

const separators = [',', ';', '\t', '|'];

/** A line that tells Excel the separator. It is not a row. */
const SEPARATOR_LINE = /^\s*"?sep=([^"\r\n])"?[,;\t|]*(?=\r|\n|$)/i;

/**
 * Reads a CSV file from any program.
 * @throws Error that says what is wrong with the file
 */
export async function readCsv(file: File): Promise<CsvFile> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\0')) {
    throw new Error(
      'This file is not text. In the spreadsheet, choose "Save as" and the format CSV, then choose that file.',
    );
  }
  // The line stays as an empty one, so that later lines keep their numbers.
  const [header, ...rows] = csvRecords(text.replace(SEPARATOR_LINE, ''), separatorOf(text));
  if (!header) throw new Error('This file has only empty lines. Choose another file.');
  if (rows.length === 0) throw new Error('This file has a header and no rows below it. Choose another file.');
  if (rows.length > MOST_ROWS) {
    const [found, most] = [rows.length, MOST_ROWS].map((count) => count.toLocaleString('en-US'));
    throw new Error(`This file has ${found} rows, and ${most} can be imported at once. Split it into several files.`);
  }
  return { name: file.name, header: header.cells.map((cell) => cell.trim()), rows };
}

/**
 * The separator: the one that the file names, else the most frequent one in the first line, outside of quotation marks.
 * The header is a better guide than the rows, where amounts and dates may contain more commas than there are cells.
 */
export function separatorOf(text: string): string {
  const named = SEPARATOR_LINE.exec(text)?.[1];
  if (named !== undefined) return named;
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
