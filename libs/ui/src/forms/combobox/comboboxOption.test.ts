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

test('nothing typed leaves all', () => {
  expect(found('  ')).toBe('abc');
});

test('every word counts, in any order, in the name or what stands beside it', () => {
  expect(found('ana')).toBe('ab');
  expect(found('manager ana')).toBe('b');
  expect(found('ana ben')).toBe('');
});

test('neither capitals nor accents make a difference', () => {
  expect(found('ORTIZ')).toBe('b');
  expect(found('ortíz')).toBe('b');
});
