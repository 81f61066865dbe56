/** A json list of flat objects as CSV with a header line, as RFC 4180 writes it. Null is an empty field. */
export function csvFrom(json: string): string {
  const rows = JSON.parse(json) as Record<string, unknown>[];
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return '';
  return [names.map(csvField), ...rows.map((row) => names.map((name) => csvField(row[name])))]
    .map((fields) => fields.join(','))
    .join('\n');
}

function csvField(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
