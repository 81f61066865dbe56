/** A text of the database with a value in place of each `%`. */
export function worded(text: string, ...values: readonly string[]): string {
  let place = 0;
  return text.replaceAll('%', () => values[place++] ?? '');
}
