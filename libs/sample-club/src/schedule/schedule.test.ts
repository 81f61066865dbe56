import {
  sampleAvailability,
  sampleClub,
  sampleScheduleTemplateShifts,
  sampleSchoolCalendar,
  sampleShiftEvents,
  sampleShiftOffers,
  sampleShiftRequests,
  sampleShifts,
  sampleTeam,
  sampleTimeOff,
} from '../index';

const week = sampleShifts.filter(({ status }) => status === 'published');

test('the week is that of the product decisions: 84 shifts, 12 a day, 5 open, 2 of today need cover', () => {
  const days = new Map<string, number>();
  for (const { startsAt } of week) days.set(startsAt.slice(0, 10), (days.get(startsAt.slice(0, 10)) ?? 0) + 1);
  expect([...days.values()]).toEqual([12, 12, 12, 12, 12, 12, 12]);
  expect(week.filter(({ staffId }) => staffId === null)).toHaveLength(5);
  const today = week.filter(({ startsAt }) => startsAt.slice(0, 10) === sampleClub.clock.slice(0, 10));
  expect(today.filter(({ staffId, needsCover }) => staffId === null || needsCover)).toHaveLength(2);
});

test('everyone works in their own role', () => {
  const roles = new Map(sampleTeam.map(({ id, role }) => [id, role]));
  const strays = sampleShifts.filter(({ staffId, role }) => staffId !== null && roles.get(staffId) !== role);
  expect(strays).toEqual([]);
});

test('the template makes twelve shifts a day', () => {
  const counts = Array.from({ length: 7 }, (_, weekday) =>
    sampleScheduleTemplateShifts
      .filter((shift) => shift.weekday === weekday)
      .reduce((sum, { count }) => sum + count, 0),
  );
  expect(counts).toEqual([12, 12, 12, 12, 12, 12, 12]);
});

test('what has happened lies before the moment at which the club stands still', () => {
  const moments = [
    ...sampleShiftEvents.map(({ happenedAt }) => happenedAt),
    ...sampleTimeOff.flatMap(({ decidedAt }) => decidedAt ?? []),
    ...sampleShiftRequests.flatMap(({ decidedAt, colleagueAgreedAt }) =>
      [decidedAt ?? [], colleagueAgreedAt ?? []].flat(),
    ),
  ];
  const now = Date.parse(sampleClub.clock);
  expect(moments.length).toBeGreaterThan(8);
  expect(moments.filter((moment) => Date.parse(moment) > now)).toEqual([]);
});

test('every id is used once', () => {
  const ids = [
    sampleShifts,
    sampleShiftEvents,
    sampleShiftRequests,
    sampleShiftOffers,
    sampleScheduleTemplateShifts,
    sampleAvailability,
    sampleTimeOff,
    sampleSchoolCalendar,
  ].flatMap((rows) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
