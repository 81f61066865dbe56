/** Types in PostgreSQL's words about a value that it cannot read, and what a person does about each. */
const byType: readonly (readonly [RegExp, string])[] = [
  [/\buuid\b/, 'This link or choice is not valid. Reload the page and choose again.'],
  [/\b(integer|bigint|smallint|numeric|double precision|real)\b/, 'This is not a number. Enter digits only.'],
  [/\bboolean\b/, 'This is neither yes nor no. Choose one of the two.'],
];

/** A sentence about a value that cannot be read (22P02), or undefined when its type tells a person nothing. */
export function sentenceOfInput(message: string): string | undefined {
  const [beforeTheValue = ''] = message.split(':', 1);
  return byType.find(([type]) => type.test(beforeTheValue))?.[1];
}
