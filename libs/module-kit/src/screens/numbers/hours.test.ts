import { hoursFigure, hoursInWords, toHours } from './hours';

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
