/** Bytes of a digest that make an id. */
const ID_BYTES = 16;

/**
 * The ids of the items of a list that is begun on a day: the first 16 bytes of the SHA-256 of what each comes from. The
 * database computes the same (`app.day_item_id`, season/checklists.sql), so a list can be begun and checked off before
 * it is sent, on several devices, too.
 * @param templateId what the list is begun from
 * @param day its day (ISO 8601)
 * @param items the words of its items, in order: words that stand there twice count up
 */
export function dayItemIds(templateId: string, day: string, items: readonly string[]): Promise<string[]> {
  return Promise.all(
    items.map((item, place) => {
      const copy = items.slice(0, place + 1).filter((other) => other === item).length;
      return idOf(`${templateId}/${day}/${copy}/${item}`);
    }),
  );
}

async function idOf(words: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
  const hex = Array.from(digest.subarray(0, ID_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
