import { tableTexts } from './tableTexts.ts';

test('writes the hours and percentages of a column and their sum with equally many decimals', () => {
  const texts = tableTexts({
    columns: [
      { title: 'Role', format: 'text' },
      { title: 'Hours', format: 'hours' },
      { title: 'Coverage', format: 'percent' },
      { title: 'Ratio', format: 'decimal' },
      { title: 'Shifts', format: 'count' },
    ],
    rows: [
      ['Lifeguard', 1030, 94.5, 0.25, 84],
      ['Tennis Pro', 25.5, 100, 3, 2],
      ['Gate Attendant', null, null, null, 0],
    ],
    total: ['Total', 1055.5, null, null, 86],
  });
  expect(texts.rows).toEqual([
    ['Lifeguard', '1,030.0 h', '94.5%', '0.25', '84'],
    ['Tennis Pro', '25.5 h', '100.0%', '3', '2'],
    ['Gate Attendant', '–', '–', '–', '0'],
  ]);
  expect(texts.total).toEqual(['Total', '1,055.5 h', '', '', '86']);
});

test('adds no decimals to a column of whole figures, and keeps the word of a total in a column of numbers', () => {
  const texts = tableTexts({
    columns: [
      { title: 'Week', format: 'count' },
      { title: 'Hours', format: 'hours' },
    ],
    rows: [[1, 30]],
    total: ['Total', 30],
  });
  expect(texts).toEqual({ rows: [['1', '30 h']], total: ['Total', '30 h'] });
});
