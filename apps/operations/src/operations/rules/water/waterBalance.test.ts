import type { Reading } from '../../source/rows/water';
import { cyanurateAlkalinity, latestIndex, latestMeasures, saturationIndex, verdictOf } from './waterBalance';

const water = { ph: 7, temperature: 84, alkalinity: 25, calcium: 300, cyanuricAcid: 0 };

test('computes the example of the published table', () => {
  // 7.0 + 0.7 + 2.1 + 1.4 − 12.1 = −0.9
  expect(saturationIndex(water)).toBeCloseTo(-0.9, 1);
});

test.each([
  [{ temperature: 32 }, -0.7],
  [{ temperature: 20 }, -0.7],
  [{ temperature: 128 }, 0.3],
  [{ temperature: 80 }, -0.05],
])('with %j, the temperature factor moves the index by %f', (some, moved) => {
  expect((saturationIndex({ ...water, ...some }) ?? NaN) - (saturationIndex(water) ?? NaN)).toBeCloseTo(moved, 2);
});

test('counts a third of the cyanuric acid as alkalinity at pH 7.6, and less in more acidic water', () => {
  expect(cyanurateAlkalinity(90, 7.6)).toBeCloseTo(29.1, 0);
  expect(cyanurateAlkalinity(90, 7)).toBeCloseTo(19.8, 0);
  expect(saturationIndex({ ...water, alkalinity: 20, cyanuricAcid: 100 })).toBeUndefined();
});

test.each([
  [-0.51, 'corrosive'],
  [-0.5, 'balanced'],
  [0.5, 'balanced'],
  [0.51, 'scaling'],
] as const)('at %f the water is %s', (index, verdict) => {
  expect(verdictOf(index)).toBe(verdict);
});

test('uses the last counted value of each measure', () => {
  const nothing = { chlorine: null, ph: null, temperature: null, alkalinity: null, calcium: null, cyanuricAcid: null };
  const reading = (some: Partial<Reading>) => ({ ...nothing, struckReason: null, ...some }) as Reading;
  const latest = latestMeasures([
    reading({ ph: 9, struckReason: 'Wrong pool' }),
    reading({ ph: 7.4, temperature: 80 }),
    reading({ ph: 7.8, alkalinity: 100, calcium: 200 }),
  ]);
  expect(latest).toEqual({ ...nothing, ph: 7.4, temperature: 80, alkalinity: 100, calcium: 200 });
  expect(latestIndex(latest)).toBeCloseTo(7.4 + 0.65 + 1.9 + 2 - 12.1, 2);
  expect(latestIndex({ ...latest, calcium: null })).toBeUndefined();
});
