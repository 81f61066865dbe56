import { preferenceInWords } from './preferenceWords';

const preference = {
  kind: 'staff_updates',
  channel: 'both',
  digest: 'immediately',
  lead_days: 30,
  version: 0,
} as const;

test.each([
  [{}, 'In the app and by email, at once, 30 days ahead'],
  [{ channel: 'email', digest: 'daily', lead_days: 1 }, 'By email, once a day, 1 day ahead'],
  [{ channel: 'in_app', lead_days: 0 }, 'In the app, at once, on the day'],
  [{ channel: 'none' }, 'Not at all'],
])('%p reads %p', (change, words) => {
  expect(preferenceInWords({ ...preference, ...change })).toBe(words);
});
