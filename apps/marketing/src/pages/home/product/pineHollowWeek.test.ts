import { sampleClub, sampleShifts, sampleTeam } from '@platform/sample-club';
import { days, figures, guards, hoursOf, openShifts, today } from './pineHollowWeek';

const week = sampleShifts.filter(({ status }) => status === 'published');
const drawn = ({ startsAt, endsAt, needsCover }: (typeof week)[number]) => ({
  weekday: new Date(`${startsAt.slice(0, 10)}T00:00Z`).getUTCDay(),
  from: startsAt.slice(11, 16),
  to: endsAt.slice(11, 16),
  ...(needsCover && { needsCover }),
});

test.each(guards)('$name works as in the demo club', ({ name, shifts }) => {
  const id = sampleTeam.find((member) => member.name === name)?.id;
  expect(week.filter(({ staffId }) => staffId === id).map(drawn)).toEqual(shifts);
});

test('shows as open only shifts that are open in the demo club', () => {
  const open = week.filter(({ staffId }) => staffId === null).map((shift) => ({ role: shift.role, ...drawn(shift) }));
  expect(open).toEqual(expect.arrayContaining([...openShifts]));
});

test('shows in the tiles the counts of the rows', () => {
  const open = week.filter(({ staffId }) => staffId === null);
  const ofToday = week.filter(({ startsAt }) => startsAt.startsWith(sampleClub.clock.slice(0, 10)));
  expect(figures).toEqual({
    today: ofToday.length,
    needCoverage: ofToday.filter(({ staffId, needsCover }) => staffId === null || needsCover).length,
    week: week.length,
    coverage: Math.round((100 * (week.length - open.length)) / week.length),
    open: open.length,
  });
});

test('shows the days of the club’s week', () => {
  const dates = [...new Set(week.map(({ startsAt }) => startsAt.slice(0, 10)))];
  const name = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
  expect(dates.map((date) => `${name.format(new Date(`${date}T00:00Z`))} ${Number(date.slice(8))}`)).toEqual(days);
  expect(dates[today]).toBe(sampleClub.clock.slice(0, 10));
});

test.each([
  ['10:00', '16:00', '10 AM – 4 PM'],
  ['14:00', '20:00', '2 – 8 PM'],
])('writes %s to %s as %s', (from, to, words) => {
  expect(hoursOf({ from, to })).toBe(words);
});
