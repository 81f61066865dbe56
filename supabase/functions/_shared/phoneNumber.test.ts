import { phoneProblem as problemInForms } from '@platform/contract/forms';
import { phoneProblem } from './phoneNumber.ts';

test.each([
  '',
  ' ',
  '555 0188',
  '+1 (336) 555-0188',
  '336.555.0188 x12',
  '336 555 0188, ext. 12',
  '+49 30/1234567',
  'abc',
  '12',
  'ext. 1234567',
  'evenings 336 555 0188',
  '336 555 0188 x12 x13',
])('"%s" is judged as the forms judge it', (phone) => expect(phoneProblem(phone)).toBe(problemInForms(phone)));
