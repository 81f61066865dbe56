import { healthInWords, healthOf } from './health';

test.each([
  [0, 0, 'silent', 'no reports about this release for a day'],
  [1, 0, 'healthy', 'the one load of this release worked'],
  [1200, 0, 'healthy', 'all 1,200 loads of this release worked'],
  [96, 4, 'stumbling', '4 of 100 loads of this release failed'],
  [95, 5, 'failing', '5 of 100 loads of this release failed'],
  [0, 12, 'failing', '12 failed loads, no successful load reported yet'],
  [10, 7, 'failing', '7 failed loads, too few successful loads reported yet'],
])('%d mounts and %d failures are %s: %s', (mounted, failed, health, words) => {
  expect(healthOf({ mounted, failed })).toBe(health);
  expect(healthInWords({ mounted, failed })).toBe(words);
});
