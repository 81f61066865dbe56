import type { Season } from '../source/rows/season';
import { isSpan, periodOf } from './period';

const seasons: Season[] = [
  { year: '2025', from: '2025-04-01', to: '2025-09-01', isClosed: false },
  { year: '2024', from: '2024-04-01', to: '2024-09-02', isClosed: true },
  { year: '2023', from: '2023-04-01', to: '2023-09-04', isClosed: true },
];
const nothing = { period: '', from: '', to: '', compare: '' };
const read = (address: Partial<typeof nothing>, known = seasons, today = '2025-05-01') =>
  periodOf({ ...nothing, ...address }, known, '2025', today);

test("starts with the club's season compared with the previous one", () => {
  expect(read({})).toEqual({
    choice: '2025',
    days: { name: 'Season 2025', shortName: '2025', year: '2025', from: '2025-04-01', to: '2025-09-01' },
    compareChoice: '2024',
    compared: { name: 'Season 2024', shortName: '2024', year: '2024', from: '2024-04-01', to: '2024-09-02' },
  });
});

test.each([
  [{ period: '2024' }, '2024', '2023'],
  [{ period: '2024', compare: '2025' }, '2024', '2025'],
  [{ period: '2023' }, '2023', 'none'],
  [{ compare: 'none' }, '2025', 'none'],
  // A season is not compared with itself, and an unknown one is ignored.
  [{ compare: '2025' }, '2025', '2024'],
  [{ period: '1999', compare: '1999' }, '2025', '2024'],
])('reads %j as %s beside %s', (address, choice, compareChoice) => {
  expect(read(address)).toMatchObject({ choice, compareChoice });
});

test.each([
  ['week', '2025-04-27', '2025-05-03', '2024-04-27', 'Apr 27 – May 3, 2025'],
  ['month', '2025-05-01', '2025-05-31', '2024-05-01', 'May 1 – May 31, 2025'],
])("counts this %s on the club's calendar", (period, from, to, before, name) => {
  const { days, compared } = read({ period });
  expect(days).toMatchObject({ from, to, name });
  expect(compared).toMatchObject({ from: before });
});

test('compares any days with the same days of a season', () => {
  const { days, compared } = read({ period: 'days', from: '2025-12-20', to: '2026-01-05', compare: '2023' });
  expect(days).toMatchObject({ name: 'Dec 20, 2025 – Jan 5, 2026', shortName: '2025' });
  expect(compared).toMatchObject({ from: '2023-12-20', to: '2024-01-05' });
  expect(read({ period: 'days', from: '2024-02-29', to: '2024-02-29' }).compared).toMatchObject({
    from: '2023-02-28',
    name: 'Feb 28, 2023',
  });
});

test('shows this month for a club without seasons', () => {
  expect(read({}, [])).toMatchObject({ choice: 'month', days: { from: '2025-05-01' }, compared: null });
});

test.each([
  ['2025-05-01', '2025-05-01', true],
  ['2025-05-02', '2025-05-01', false],
  ['2023-05-01', '2025-05-01', true],
  ['2023-04-30', '2025-05-01', false],
  ['1999-12-31', '2000-01-01', false],
  ['2099-12-31', '2100-01-02', false],
])('from %s to %s can be counted: %s', (from, to, is) => {
  expect(isSpan({ from, to })).toBe(is);
});
