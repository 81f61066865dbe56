import { byTitle, compareNames } from './compareNames';

test('orders names alphabetically, small letters among the capital ones', () => {
  expect(['Zoe', 'ann', 'Bo'].sort(compareNames)).toEqual(['ann', 'Bo', 'Zoe']);
});

test('orders the numbers in titles by their value', () => {
  const titles = ['Minutes 10', 'Minutes 2', 'Minutes 1', '2025 budget', '12 lanes'].map((title) => ({ title }));
  expect(titles.sort(byTitle).map(({ title }) => title)).toEqual([
    '12 lanes',
    '2025 budget',
    'Minutes 1',
    'Minutes 2',
    'Minutes 10',
  ]);
});
