/** A byte order mark: spreadsheets that would guess another encoding read UTF-8 with it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A spreadsheet would run text that begins with one of these as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Characters that end a cell in some program: not all of them separate cells with a comma. */
const SEPARATOR = /[",;\t\r\n]/;

/** A value of a table. Nothing is an empty cell. */
export type CsvCell = string | number | null | undefined;

/**
 * Lines of cells as a file that a spreadsheet opens directly (RFC 4180). An apostrophe keeps text from being
 * calculated; numbers, also negative ones, stay numbers.
 */
export function csvText(lines: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return SEPARATOR.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
