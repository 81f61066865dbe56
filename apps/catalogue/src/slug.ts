/** A text as part of an address: `With an icon` → `with-an-icon`. */
export function slugOfWords(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
