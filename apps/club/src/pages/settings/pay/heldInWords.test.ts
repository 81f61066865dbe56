import { heldInWords } from './heldInWords';

const held = { wage: 7.25, basis: 'federal', source: '', state_name: null, valid_from: null };

test('says which minimum wage applies, and why', () => {
  expect(heldInWords(held)).toContain('Your state is not known.');
  expect(heldInWords({ ...held, state_name: 'North Carolina', valid_from: '2025-01-01' })).toBe(
    '$7.25 an hour: the federal minimum (29 U.S.C. 206(a)(1)). North Carolina requires no more (U.S. Department of Labor, as of Jan 1, 2025).',
  );
  expect(heldInWords({ ...held, wage: 11, basis: 'state', state_name: 'Ohio', valid_from: '2026-01-01' })).toBe(
    '$11.00 an hour in Ohio (U.S. Department of Labor, as of Jan 1, 2026).',
  );
  expect(heldInWords({ ...held, wage: 20, basis: 'club' })).toBe('$20.00 an hour, as your club has set it.');
});
