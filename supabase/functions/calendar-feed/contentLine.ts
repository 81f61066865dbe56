const MAX_OCTETS = 75;

/**
 * One line of an iCalendar object, with its line break. Lines of more than 75 octets are folded, never within a character
 * (RFC 5545, 3.1). `value` must be what the property asks for; text goes through `escapeText` first.
 */
export function contentLine(name: string, value: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let line = '';
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const length = encoder.encode(character).length;
    if (octets + length > MAX_OCTETS) {
      lines.push(line);
      // The space that a folded line begins with counts, too.
      line = ' ';
      octets = 1;
    }
    line += character;
    octets += length;
  }
  return [...lines, line].map((folded) => `${folded}\r\n`).join('');
}

/** Text as a property value: RFC 5545, 3.3.11. Control characters, which it has no place for, are left out. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}
