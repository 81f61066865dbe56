import { hoursSurcharge, shiftPrice, WARNING_PRICE } from './price';

test('makes each hour a dollar more expensive after every four hours', () => {
  expect([0, 4, 8, 10, 12].map((hours) => hoursSurcharge(hours * 60))).toEqual([0, 0, 400, 800, 1200]);
});

test('prices an hour lower for the person with fewer hours', () => {
  const next = (hours: number) => hoursSurcharge((hours + 6) * 60) - hoursSurcharge(hours * 60);
  expect(next(12)).toBeLessThan(next(30));
});

test('prefers a person of the role to a substitute, whatever their pay and hours, and a substitute to a warning', () => {
  const longest = 12 * 60;
  const own = shiftPrice({ role: 'Manager', hourlyRate: 60 }, 'Manager', longest);
  const surcharge = hoursSurcharge(40 * 60) - hoursSurcharge(40 * 60 - longest);
  const substitute = shiftPrice({ role: 'Lifeguard', hourlyRate: 8 }, 'Manager', longest);
  expect(own + surcharge).toBeLessThan(substitute);
  expect(substitute + surcharge).toBeLessThan(WARNING_PRICE);
});
