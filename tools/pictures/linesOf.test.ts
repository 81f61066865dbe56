import { linesOf } from './linesOf';

/** Ten pixels a letter at any size. */
const typewriter = { widthOf: (text: string) => text.length * 10 };

test.each([
  ['One line', 200, ['One line']],
  ['Real consulting. Real results.', 160, ['Real consulting.', 'Real results.']],
  ['A word that is incomprehensible', 90, ['A word', 'that is', 'incomprehensible']],
])('%p in %d px', (text, width, lines) => {
  expect(linesOf(text, typewriter, 10, width)).toEqual(lines);
});
