import { DataError } from './dataErrors';
import { failureReason } from './failureReason';

const TITLE = 'Failed to load messages';

test.each([
  ['the server failed', new DataError(TITLE, '', 500), 'The server could not answer. Try again in a moment.'],
  [
    'the server refused without a word',
    new DataError(TITLE, '', 401),
    'The server could not answer. Try again in a moment.',
  ],
  ['there was no answer', new DataError(TITLE, '', 0), 'Check your connection and try again.'],
  ['the database said why', new DataError('You may not read this.', '42501', 403), 'You may not read this.'],
  [
    'the database said what to do',
    new DataError('The list is full.', 'PT422', 422, 'Archive one first.'),
    'The list is full. Archive one first.',
  ],
])('%s', (_, error, reason) => {
  expect(failureReason(error, TITLE)).toBe(reason);
});
