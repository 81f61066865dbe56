/** An id is this many bytes of the digest. */
const ID_BYTES = 16;

/**
 * Adds ids to the items of a list that starts on a day. An id is the first 16 bytes of a SHA-256 over the template, the day
 * and the text. The database computes the same ids (`app.day_item_id`, season/checklists.sql), so people can start a list
 * and check items off before it is sent, even on several devices.
 * @param templateId the template of the list
 * @param day the day of the list (ISO 8601)
 * @param items in order, because items with the same text are numbered
 */
export function withDayIds<Item extends { item: string }>(
  templateId: string,
  day: string,
  items: readonly Item[],
): Promise<(Item & { id: string })[]> {
  return Promise.all(
    items.map(async (each, place) => {
      const copy = items.slice(0, place + 1).filter(({ item }) => item === each.item).length;
      return { ...each, id: await idOf(`${templateId}/${day}/${copy}/${each.item}`) };
    }),
  );
}

async function idOf(words: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
  const hex = Array.from(digest.subarray(0, ID_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
