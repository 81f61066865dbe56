import { describeReach } from './rolloutReach';

test.each([
  [{ clubs: 40, reached: 3 }, '3 of 40 clubs'],
  [{ clubs: 1, reached: 1 }, '1 of 1 club'],
  [{ clubs: 2, reached: 0 }, '0 of 2 clubs; a larger share reaches more'],
  [{ clubs: 0, reached: 0 }, 'no club has the module there'],
])('writes %j as "%s"', (reach, words) => expect(describeReach(reach)).toBe(words));
