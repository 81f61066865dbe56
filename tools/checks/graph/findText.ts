/** Placeholders of a value: `${name}` in a template, `{name}` in JSX, `%s` in a format. */
const VALUE = String.raw`(?:\$?\{[^{}]*\}|%\w)`;

/** The pattern of a text in a source file: quotes may be escaped, and a line may break between any two words. */
const written = (part: string): string =>
  part
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`)
    .replace(/['"]/g, String.raw`(?:\\?$&|&\w+;)`);

/**
 * Creates a search for texts in source files, inside of literals or between JSX tags.
 * @param texts with `%` in place of each value
 * @returns finds the texts in a source file, in the order of `texts`
 */
export function findText(texts: readonly string[]): (source: string) => string[] {
  const sought = texts.map((text) => {
    const parts = text.split('%');
    return {
      text,
      // Checked first, because it is faster than the pattern.
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
