import { acceptsContract } from './contractVersion';

test.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.3.0', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.0', '2.0.0', false],
  ['^2.0.0', '1.9.0', false],
  ['~1.2.0', '1.2.9', true],
  ['~1.2.0', '1.3.0', false],
  ['1.2.0', '1.2.0', true],
  ['1.2.0', '1.2.1', false],
])('accepts a module that asks for %s on %s: %s', (range, version, accepted) => {
  expect(acceptsContract(range, version)).toBe(accepted);
});
