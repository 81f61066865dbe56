import { phoneProblem } from './phoneNumber';

const numbers = [
  '555 0188',
  '336-555-0188',
  '+1 (336) 555-0188',
  '336.555.0188 x12',
  '336 555 0188, ext. 12',
  '336 555 0188 Extension 4',
  '+49 30/1234567',
  ' 336 555 0188 ',
];
const few = ['abc', '12', '555-018', 'ext. 12', '+'];
const words = ['call 336 555 0188', '336 555 0188 evenings', '1-800-FLOWERS 1234567', '555 0188 <b>'];

test.each(['', '  ', ...numbers])('accepts "%s"', (phone) => expect(phoneProblem(phone)).toBeUndefined());
test.each(few)('"%s" has too few digits', (phone) => expect(phoneProblem(phone)).toMatch(/at least 7 digits/));
test.each(words)('"%s" says more than a number', (phone) => expect(phoneProblem(phone)).toMatch(/no words/));
