import type { OpenRole } from './clubPage';
import { payRange } from './payRange';

const role = (pay_range_min: number | null, pay_range_max: number | null): OpenRole => ({
  id: '1',
  title: 'Lifeguard',
  department: null,
  description: null,
  requirements: [],
  pay_range_min,
  pay_range_max,
});

test.each([
  [15.5, 18, '$15.50 – $18.00 an hour'],
  [17, 17, '$17.00 an hour'],
  [null, 18, 'Up to $18.00 an hour'],
  [15.5, null, 'From $15.50 an hour'],
  [null, null, undefined],
])('writes %p to %p as %p', (low, high, text) => expect(payRange(role(low, high))).toBe(text));
