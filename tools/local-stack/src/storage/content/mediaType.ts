const ESSENCE = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

/** `text/csv` of `Text/CSV; charset=utf-8`; null when that is no media type (RFC 9110, 8.3.1). */
export function essenceOf(mediaType: string | undefined): string | null {
  const essence = (mediaType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return ESSENCE.test(essence) ? essence : null;
}

/** Whether a bucket's list has a type, by itself or as `image/*`. */
export function isListed(essence: string, list: readonly string[]): boolean {
  const [group] = essence.split('/');
  return list.some((entry) => entry.toLowerCase() === essence || entry === `${group}/*`);
}
