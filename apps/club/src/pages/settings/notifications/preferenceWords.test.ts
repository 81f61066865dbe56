import { preferenceInWords } from './preferenceWords';

const preference = {
  kind: 'email_notifications',
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
])('writes %p as %p', (change, words) => {
  expect(preferenceInWords({ ...preference, ...change }, 'user')).toBe(words);
});

test.each([
  ['email_notifications', 'user', true],
  ['staff_updates', 'user', false],
  ['staff_updates', 'manager', true],
  ['staff_updates', 'admin', true],
  ['schedule_changes', 'admin', false],
] as const)('%s, to a %s: whether it says how early is %s', (kind, role, named) => {
  expect(preferenceInWords({ ...preference, kind }, role).endsWith('30 days ahead')).toBe(named);
});
