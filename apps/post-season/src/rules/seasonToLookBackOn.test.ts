import { seasonToLookBackOn } from './seasonToLookBackOn';

const season = (year: string, isClosed = false) => {
  return { id: year, year, startsOn: `${year}-04-01`, endsOn: `${year}-09-02`, isClosed };
};

test('finds the latest season that is over or closed, and the first one while none is', () => {
  const seasons = [season('2023', true), season('2024'), season('2025')];
  expect(seasonToLookBackOn(seasons, '2025-05-01')?.year).toBe('2024');
  expect(seasonToLookBackOn(seasons, '2024-09-02')?.year).toBe('2023');
  expect(seasonToLookBackOn([season('2025'), season('2026')], '2025-05-01')?.year).toBe('2025');
  expect(seasonToLookBackOn([], '2025-05-01')).toBeUndefined();
});
