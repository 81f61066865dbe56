/** Placeholders of a value: `${name}` in a template, `{name}` in JSX, `%s` in a format. */
const VALUE = String.raw`(?:\$?\{[^{}]*\}|%\w)`;

/** As a text is written in a source: the quotes escaped, and broken anywhere between two words. */
const written = (part: string): string =>
  part
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`)
    .replace(/['"]/g, String.raw`(?:\\?$&|&\w+;)`);

/**
 * Makes a search for texts in sources, as a part of a literal or between the tags of JSX.
 * @param texts with `%` in place of each value
 * @returns the texts that a source writes, in their order
 */
export function findText(texts: readonly string[]): (source: string) => string[] {
  const sought = texts.map((text) => {
    const parts = text.split('%');
    return {
      text,
      // Looked for first, because it is fast.
      words: parts.flatMap((part) => part.match(/\w+/g) ?? []),
      pattern: new RegExp(parts.map(written).join(VALUE)),
    };
  });
  return (source) => {
    const words = new Set(source.match(/\w+/g));
    return sought
      .filter((each) => each.words.every((word) => words.has(word)) && each.pattern.test(source))
      .map(({ text }) => text);
  };
}
