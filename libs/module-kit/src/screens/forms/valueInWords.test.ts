import { valueInWords } from './valueInWords';

test.each([
  ['Pool', 'Pool'],
  [0, '0'],
  [true, 'Yes'],
  [false, 'No'],
  [null, ''],
  [undefined, ''],
  [['A1'], ''],
])('writes %j as “%s”', (value, words) => expect(valueInWords(value)).toBe(words));
