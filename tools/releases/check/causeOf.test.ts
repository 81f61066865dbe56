import { causeOf } from './causeOf';

const words =
  'Training is unavailable\n\nThe rest works.\n\nDetails\nTraining 1.1.0: It stopped working: one in three E209';

test('gives the cause in one sentence with its number, without the words for visitors', () => {
  const panel = {
    words,
    cause: 'Training 1.1.0: It stopped working:\n one in three ',
    number: 'E209 crashed-rendering',
  };
  expect(causeOf(panel, 'Training 1.1.0')).toBe('It stopped working: one in three (E209)');
});

test('returns a panel that names no cause unchanged', () => {
  expect(causeOf({ words: ' A part of this page\n did not arrive ' }, 'Training 1.1.0')).toBe(
    'A part of this page did not arrive',
  );
});
