const ESSENCE = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

/** `text/csv` for `Text/CSV; charset=utf-8`; null if it is not a media type (RFC 9110, 8.3.1). */
export function essenceOf(mediaType: string | undefined): string | null {
  const essence = (mediaType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return ESSENCE.test(essence) ? essence : null;
}

const DRAWING = 'image/svg+xml';

/**
 * Whether a bucket accepts a type: one on its list, by name or as `image/*`. A drawing can be a page with scripts, so
 * only a bucket that lists drawings by name accepts one.
 * @param list null if the bucket has no list and accepts what the service knows
 */
export function takes(list: readonly string[] | null, essence: string): boolean {
  if (essence === DRAWING) return list?.includes(DRAWING) ?? false;
  const [group] = essence.split('/');
  return list === null || list.some((entry) => entry.toLowerCase() === essence || entry === `${group}/*`);
}
