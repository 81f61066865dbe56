/** A byte order mark: spreadsheets that would guess another encoding read UTF-8 with it. */
export const BYTE_ORDER_MARK = '\uFEFF';

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
  return quoted(/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
