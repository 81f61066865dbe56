// Replaces semver/index.js of @module-federation/runtime-core. The ranges on a page are those that builds write for
// shared packages: `*` in the shell, `^1.2.0`, `~1.2.0`, a version alone, and `<=1.2.0` when the runtime compares two.
const RANGE = /^(\^|~|<=)?(\d+)\.(\d+)\.(\d+)$/;

/** Whether a version is in a range. No version is in a range of another form. */
export function satisfy(version, range) {
  if (range === '*') return true;
  const [, operator, ...wanted] = RANGE.exec(range) ?? [];
  const [, ofVersion, ...actual] = RANGE.exec(version) ?? [];
  if (wanted.length === 0 || actual.length === 0 || ofVersion) return false;
  const difference = actual.map((part, index) => part - wanted[index]);
  const first = difference.findIndex((part) => part !== 0);
  if (first < 0) return true;
  if (operator === '<=') return difference[first] < 0;
  return difference[first] > 0 && first >= fixedParts(operator, wanted);
}

/** How many parts of a version must be those of the range: with `^`, up to the first that is not 0. */
function fixedParts(operator, wanted) {
  if (operator === '~') return 2;
  if (operator !== '^') return 3;
  const first = wanted.findIndex((part) => part !== '0');
  return first < 0 ? 3 : first + 1;
}
