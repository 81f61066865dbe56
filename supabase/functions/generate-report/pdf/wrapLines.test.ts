import { wrapLines } from './wrapLines.ts';

/** Every code point is one point wide. */
const widthOf = (text: string) => [...text].length;

test.each([
  ['between words', 'The deck was wet.', 11, ['The deck', 'was wet.']],
  ['nowhere, if all of it fits', 'The deck was wet.', 17, ['The deck was wet.']],
  ['inside a word that is longer than a line', 'see abcdefgh ij', 5, ['see', 'abcde', 'fgh', 'ij']],
  ['between characters, not inside one', '🏊🏊🏊', 2, ['🏊🏊', '🏊']],
  ['after every character, if none fits', 'abc', 0, ['a', 'b', 'c']],
  ['a text without words into no lines', '   ', 5, []],
])('breaks %s', (_where, text, width, lines) => {
  expect(wrapLines(text, width, widthOf)).toEqual(lines);
});

test('loses nothing of a long text, and measures each word once', () => {
  const words = Array.from({ length: 3000 }, (_, index) => `word${index % 7}`);
  let count = 0;
  const lines = wrapLines(words.join(' '), 80, (text) => {
    count += 1;
    return text.length;
  });
  expect(lines.join(' ')).toBe(words.join(' '));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(count).toBeLessThanOrEqual(8);
});

test('measures no more of a long word than a line can take', () => {
  const word = 'x'.repeat(8000);
  const lines = wrapLines(word, 90, (text) => {
    expect(text.length).toBeLessThanOrEqual(400);
    return text.length;
  });
  expect(lines.join('')).toBe(word);
  expect(lines).toHaveLength(Math.ceil(8000 / 90));
});
