/** Bytes of a digest that make an id. */
const ID_BYTES = 16;

/**
 * Gives the items of a list that is begun on a day their ids: the first 16 bytes of the SHA-256 of what each comes from. The
 * database computes the same (`app.day_item_id`, season/checklists.sql), so a list can be begun and checked off before
 * it is sent, on several devices, too.
 * @param templateId what the list is begun from
 * @param day its day (ISO 8601)
 * @param items in order: words that stand there twice count up
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
