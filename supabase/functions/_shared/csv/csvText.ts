/** A byte order mark: spreadsheets that would guess another encoding read UTF-8 with it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A spreadsheet would run a text that begins with one of these as a formula. The wide forms are those of Asian keyboards.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** What some program takes for the end of a cell: not all of them separate cells with a comma. */
const SEPARATOR = /[",;\t\r\n]/;

/** One line as RFC 4180 writes it, with its line break. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A cell. Null is empty, what is no text is written as JSON. Text that a spreadsheet would run as a formula gets an
 * apostrophe in front (https://owasp.org/www-community/attacks/CSV_Injection); numbers, which may be negative, do not.
 */
function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return quoted(JSON.stringify(value));
  return quoted(FORMULA.test(value) ? `'${value}` : value);
}

function quoted(text: string): string {
  return SEPARATOR.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
