/** Requirements in the order of the public page: by character, ignoring case (`app.public_club_page`). */
export function inPublicOrder<Wanted extends { text: string }>(requirements: readonly Wanted[]): Wanted[] {
  const key = ({ text }: Wanted) => text.toLowerCase();
  return [...requirements].sort((a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b)));
}
