import { satisfy as whole } from '@module-federation/runtime-core';
import { satisfy } from './versionRanges.mjs';

const parts = ['0', '1', '2', '19'];
const versions = parts.flatMap((major) => parts.flatMap((minor) => parts.map((patch) => `${major}.${minor}.${patch}`)));

test.each(['^', '~', '<=', ''])(
  'agrees with the whole federation runtime about ranges that begin with "%s"',
  (operator) => {
    const different = versions.flatMap((version) =>
      versions
        .map((wanted) => operator + wanted)
        .filter((range) => satisfy(version, range) !== whole(version, range))
        .map((range) => `${version} in ${range}`),
    );
    expect(different).toEqual([]);
  },
);

test.each(['>=1.0.0', '1.x', '^1.0.0 || ^2.0.0', '', '^1.0.0-beta.1'])('has no version in the range "%s"', (range) => {
  expect(versions.filter((version) => satisfy(version, range))).toEqual([]);
});

test('has every version in the range of the shell', () => {
  expect(versions.every((version) => satisfy(version, '*'))).toBe(true);
});
