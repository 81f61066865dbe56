import { healthInWords, healthOf } from './health';

test.each([
  [0, 0, 'silent', 'nothing heard of it within a day'],
  [1, 0, 'healthy', 'its one load worked, of any release'],
  [1200, 0, 'healthy', 'all 1,200 loads worked, of any release'],
  [96, 4, 'stumbling', '4 of 100 loads failed, of any release'],
  [95, 5, 'failing', '5 of 100 loads failed, of any release'],
  [0, 1, 'failing', '1 of 1 loads failed, of any release'],
])('%d mounts and %d failures are %s: %s', (mounted, failed, health, words) => {
  expect(healthOf({ mounted, failed })).toBe(health);
  expect(healthInWords({ mounted, failed })).toBe(words);
});
