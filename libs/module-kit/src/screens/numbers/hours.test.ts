import { decimalsOfHours, hoursFigure, hoursInColumn, hoursInWords, toHours } from './hours';

test('says hours with two decimals at most', () => {
  expect(hoursInWords(0)).toBe('0 h');
  expect(hoursInWords(12.75)).toBe('12.75 h');
  expect(hoursInWords(1 / 3)).toBe('0.33 h');
  expect(hoursInWords(1204)).toBe('1,204 h');
  expect(hoursFigure(53.5)).toBe('53.5');
});

test('turns minutes into hours', () => {
  expect(toHours(90)).toBe(1.5);
  expect(toHours(500)).toBe(8.33);
  expect(hoursInWords(500 / 60)).toBe(`${toHours(500)} h`);
});

test('writes the hours of a column with equally many decimals', () => {
  const column = (...hours: number[]) => hours.map(hoursInColumn(hours));
  expect(column(298.5, 30, 1204)).toEqual(['298.5 h', '30.0 h', '1,204.0 h']);
  expect(column(12.75, 0, 1 / 3)).toEqual(['12.75 h', '0.00 h', '0.33 h']);
  expect(column(24, 18)).toEqual(['24 h', '18 h']);
  expect(column()).toEqual([]);
  expect(hoursFigure(1204, decimalsOfHours([25.5, 30]))).toBe('1,204.0');
});
