const ESSENCE = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

/** `text/csv` of `Text/CSV; charset=utf-8`; null when that is no media type (RFC 9110, 8.3.1). */
export function essenceOf(mediaType: string | undefined): string | null {
  const essence = (mediaType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return ESSENCE.test(essence) ? essence : null;
}

const DRAWING = 'image/svg+xml';

/**
 * Whether a bucket takes a type: one of its list, by itself or as `image/*`. A drawing can be a page with scripts, so
 * only a bucket that asks for drawings by name gets one.
 * @param list null when the bucket names no types and takes what the service knows
 */
export function takes(list: readonly string[] | null, essence: string): boolean {
  if (essence === DRAWING) return list?.includes(DRAWING) ?? false;
  const [group] = essence.split('/');
  return list === null || list.some((entry) => entry.toLowerCase() === essence || entry === `${group}/*`);
}
