/** The value of a field in words: a text or a number as it is, `Yes` or `No`, and nothing for an empty field. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
