import { DataError } from '@platform/module-kit';
import * as problems from '@platform/database/problems';
import { errorToReader, toReader } from './readerWords';

const NAME = 'Jordan Blake';

test.each([
  [`${NAME} is not available on Friday, May 16.`, 'You are not available on Friday, May 16.'],
  [`${NAME} works as Lifeguard, not as Manager.`, 'You work as Lifeguard, not as Manager.'],
  [`${NAME} already works on Friday, May 16.`, 'You already work on Friday, May 16.'],
  [`${NAME} is 15 and works at most 3 hours on Friday.`, 'You are 15 and work at most 3 hours on Friday.'],
  [`${NAME} is 15 and is at school on Friday.`, 'You are 15 and are at school on Friday.'],
  [
    `${NAME} has time off on Friday, May 2. ${NAME} would rest only 2 hours.`,
    'You have time off on Friday, May 2. You would rest only 2 hours.',
  ],
  ['Avery Collins cannot work on Friday.', 'Avery Collins cannot work on Friday.'],
])('%s', (words, spoken) => {
  expect(toReader(words, NAME)).toBe(spoken);
});

test("has a form of every rule's sentence for its reader", () => {
  const sentences = Object.values(problems).flatMap((said) =>
    Object.values(said).filter((one) => typeof one === 'string'),
  );
  expect(sentences.length).toBeGreaterThan(10);
  for (const sentence of sentences) {
    if (!sentence.startsWith('% ')) continue;
    expect(toReader(sentence.replace('%', NAME), NAME)).not.toMatch(/^You (already )?(is|works|has|starts)\b/);
  }
});

test('keeps the code and hint of a refusal', () => {
  const refused = new DataError(`${NAME} is on leave.`, '23514', 400, 'Choose another shift.');
  expect(errorToReader(refused, NAME)).toMatchObject({
    message: 'You are on leave.',
    code: '23514',
    hint: 'Choose another shift.',
  });
});
