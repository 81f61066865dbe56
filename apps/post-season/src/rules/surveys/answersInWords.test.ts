import { answersInWords } from './answersInWords';

test('says how many people left a question out', () => {
  expect(answersInWords(18, 20)).toBe('18 answers, 2 skipped');
  expect(answersInWords(20, 20)).toBe('20 answers');
});
