import { matchingOptions } from './comboboxOption';

const options = [
  { value: 'a', label: 'Ana Lima', detail: 'Lifeguard' },
  { value: 'b', label: 'Ana Ortíz', detail: 'Manager' },
  { value: 'c', label: 'Ben Okafor' },
];

const found = (typed: string) =>
  matchingOptions(options, typed)
    .map(({ value }) => value)
    .join('');

test('keeps all options for an empty query', () => {
  expect(found('  ')).toBe('abc');
});

test('matches every word in any order, in the name or the detail', () => {
  expect(found('ana')).toBe('ab');
  expect(found('manager ana')).toBe('b');
  expect(found('ana ben')).toBe('');
});

test('ignores case and accents', () => {
  expect(found('ORTIZ')).toBe('b');
  expect(found('ortíz')).toBe('b');
});
