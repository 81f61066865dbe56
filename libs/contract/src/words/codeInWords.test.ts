import { codeAsTitle, codeInWords } from './codeInWords';

test.each([
  ['certification_types', 'certification types', 'Certification types'],
  ['cancelled', 'canceled', 'Canceled'],
  ['', '', ''],
])('reads %p as %p within a sentence, and as %p alone', (code, words, title) => {
  expect(codeInWords(code)).toBe(words);
  expect(codeAsTitle(code)).toBe(title);
});
