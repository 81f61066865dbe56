import { daysToOpening, openingInWords } from './opening';

const season = { opensOn: '2025-05-24', endsOn: '2025-09-01' };
const tileOn = (today: string, days = season) => {
  const left = daysToOpening(days, today);
  return [left, openingInWords(days.opensOn, left)];
};

test("counts down to a season's opening, then shows it running and over", () => {
  expect(tileOn('2025-05-01')).toEqual([23, 'opens May 24, 2025']);
  expect(tileOn('2025-05-24')).toEqual([0, 'opened May 24, 2025']);
  expect(tileOn('2025-09-01')).toEqual([0, 'opened May 24, 2025']);
  expect(tileOn('2025-09-02')).toEqual([null, 'the season has ended']);
});

test('counts nothing for a club without a season', () => {
  expect(daysToOpening({ opensOn: null, endsOn: null }, '2025-05-01')).toBeNull();
  expect(openingInWords(null, null)).toBe('no season yet');
});
