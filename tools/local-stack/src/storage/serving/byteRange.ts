/** The requested bytes: all, some, or ones that the file does not have. */
type ByteRange = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' };

/**
 * Parses the header `Range` (RFC 9110, 14.2). Other units and several ranges get the whole file, which the standard
 * allows.
 * @param size bytes of the file
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return { kind: 'whole' };
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return { kind: 'whole' };
  return start >= size || start > end ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
