import { csvRecords, type CsvRecord } from './csvRecords';
import { decodeText } from './decodeText';

/** A file as it was read: the names of its columns, and the rows below them. */
export interface CsvFile {
  name: string;
  header: readonly string[];
  rows: readonly CsvRecord[];
}

/** Most people that one import takes; import_staff says the same. */
const MOST_ROWS = 5000;

const separators = [',', ';', '\t', '|'];

/** With this line, which is no row, a file tells Excel what separates its cells. */
const TOLD = /^\s*"?sep=([^"\r\n])"?[,;\t|]*(?=\r|\n|$)/i;

/**
 * Reads a CSV file, whatever wrote it.
 * @throws Error that says what is wrong with the file, for the person
 */
export async function readCsv(file: File): Promise<CsvFile> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\0')) {
    throw new Error('This is no text. In the spreadsheet, choose "Save as" and the format CSV, then choose that file.');
  }
  // The line stays as an empty one, so that the lines below it keep their numbers.
  const [header, ...rows] = csvRecords(text.replace(TOLD, ''), separatorOf(text));
  if (!header) throw new Error('This file is empty. Choose another file.');
  if (rows.length === 0) throw new Error('This file has a header and no rows below it. Choose another file.');
  if (rows.length > MOST_ROWS) {
    const [found, most] = [rows.length, MOST_ROWS].map((count) => count.toLocaleString('en-US'));
    throw new Error(`This file has ${found} rows, and ${most} can be imported at once. Split it into several files.`);
  }
  return { name: file.name, header: header.cells.map((cell) => cell.trim()), rows };
}

/**
 * What separates the cells: what the file says of itself, else whatever stands most often in the first line, outside of
 * quotation marks. The header tells better than the rows below it, whose amounts and days may hold more commas than cells.
 */
export function separatorOf(text: string): string {
  const told = TOLD.exec(text)?.[1];
  if (told !== undefined) return told;
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
