import papaparse from 'papaparse';

/** A record of a CSV file, and the line of the file on which it starts (from 1). */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** A quotation mark that makes the rest of the file look like one cell. */
export class MisplacedQuote extends Error {
  override readonly name = 'MisplacedQuote';

  constructor(
    readonly line: number,
    isClosed: boolean,
  ) {
    super(
      isClosed
        ? `The quoted text that opens on line ${line} holds a single quotation mark. Write it twice ("") in the file and choose the file again.`
        : `A quotation mark opens on line ${line} and is never closed. Close it in the file and choose the file again.`,
    );
  }
}

/**
 * The records of a CSV text (RFC 4180): quoted cells may contain the separator, line breaks and doubled quotation
 * marks. A quotation mark inside an unquoted cell is literal. Empty lines are skipped.
 * @throws MisplacedQuote
 */
export function csvRecords(text: string, separator: string): CsvRecord[] {
  // Normalizes line breaks, so that a file with several kinds works and lines inside cells can be counted.
  const lines = text.replace(/\r\n?/g, '\n');
  const { data, errors } = papaparse.parse<string[]>(lines, { delimiter: separator, newline: '\n' });
  const misplaced = errors.find(({ type }) => type === 'Quotes');
  if (misplaced) {
    throw new MisplacedQuote(1 + breaksIn(lines.slice(0, misplaced.index)), misplaced.code !== 'MissingQuotes');
  }
  const records: CsvRecord[] = [];
  let line = 1;
  for (const cells of data) {
    if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
    line += 1 + cells.reduce((sum, cell) => sum + breaksIn(cell), 0);
  }
  return records;
}

function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
