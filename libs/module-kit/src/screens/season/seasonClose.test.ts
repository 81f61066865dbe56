import { canBeReopened, hasOpened } from './seasonClose';

test.each([
  ['2025-10-10T13:00:00+00:00', true],
  ['2025-10-10T13:00:01+00:00', false],
])('at %s, a season that closed on September 10 can be reopened: %p', (now, can) => {
  expect(canBeReopened('2025-09-10T13:00:00+00:00', new Date(now))).toBe(can);
});

test.each([
  ['2025-05-23', false],
  ['2025-05-24', true],
])('on %s, a season that opens on May 24 can be closed: %p', (today, can) => {
  expect(hasOpened('2025-05-24', today)).toBe(can);
});
