import { hoursSurcharge } from './price';

test('after each four hours, the next one counts a dollar more', () => {
  expect([0, 4, 8, 10, 12].map((hours) => hoursSurcharge(hours * 60))).toEqual([0, 0, 400, 800, 1200]);
});

test('an hour of the person with fewer hours counts less', () => {
  const next = (hours: number) => hoursSurcharge((hours + 6) * 60) - hoursSurcharge(hours * 60);
  expect(next(12)).toBeLessThan(next(30));
});
