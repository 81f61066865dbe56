/** At most two letters for a person: first and last name, else the first letter. `ana@club.test` → `A`. */
export function initials(name: string): string {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/u)
    .filter((word) => /\p{L}/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}
