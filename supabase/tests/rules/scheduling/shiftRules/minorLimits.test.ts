import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../../support/people';
import { planShift, plannedShift, shiftsFrom, staffId } from '../planShift';

// What a club enters of its state's limits for minors, and the shifts that they refuse.

/** 15 until October 2025, and 16. */
const [YOUNGER, OLDER] = ['Owen Pratt', 'Ben Adler'];

const database = databaseOfEachTest(async (opened) => {
  const birthDate = `update public.staff_members set birth_date = $2 where id = $1`;
  await opened.owner(birthDate, [staffId(YOUNGER), '2009-10-10']);
  await opened.owner(birthDate, [staffId(OLDER), '2008-10-10']);
  await opened.owner(`delete from public.club_minor_limits`);
});

function enter(limits: Record<string, unknown>) {
  const row = { ages: '16-17', state: 'North Carolina', source: 'N.C. Gen. Stat. § 95-25.5', ...limits };
  const columns = Object.keys(row);
  return database.as(
    people.pineManager,
    `insert into public.club_minor_limits (club_id, ${columns.join(', ')})
     values ('${PINE_HOLLOW}', ${columns.map((_, place) => `$${place + 1}`).join(', ')})`,
    Object.values(row),
  );
}

const shift = (person: string, from: string, to: string, breakMinutes = 0) => ({
  person,
  from,
  to: to.length > 5 ? to : `${from.slice(0, 10)} ${to}`,
  breakMinutes,
});

async function expectRefusal(planned: ReturnType<typeof shift>, message: string): Promise<void> {
  const before = await shiftsFrom(database, '2025-05-01');
  expect(await planShift(database, { ...planned, reason: 'The parents agree' })).toMatchObject({
    kind: 'refused',
    code: '23514',
    message,
    hint: expect.stringMatching(/\w/),
  });
  expect(await shiftsFrom(database, '2025-05-01')).toBe(before);
}

test('the night before a school day begins earlier, and ends later, than other nights', async () => {
  await enter({ latest_end_school: '23:00', earliest_start_school: '05:00' });
  await expectRefusal(
    shift(OLDER, '2025-05-20 18:00', '23:15'),
    'Ben Adler is 16 and works until 11:00 PM at most on Tuesday, May 20, before a school day, ' +
      'by the limits entered for North Carolina.',
  );
  await expectRefusal(
    shift(OLDER, '2025-05-21 04:45', '07:00'),
    'Ben Adler is 16 and starts at 5:00 AM or later on Wednesday, May 21, by the limits entered for North Carolina.',
  );
  await plannedShift(database, shift(OLDER, '2025-05-20 18:00', '23:00'));
  await plannedShift(database, shift(OLDER, '2025-05-23 18:00', '23:45'));
  await plannedShift(database, shift(OLDER, '2025-05-25 18:00', '23:45'));
});

test('a latest end after midnight lies on the next day', async () => {
  await enter({ latest_end_other: '00:30', earliest_start_other: '05:00' });
  await expectRefusal(
    shift(OLDER, '2025-05-23 18:00', '2025-05-24 00:45'),
    'Ben Adler is 16 and works until 12:30 AM at most on Saturday, May 24, which is a day without school, ' +
      'by the limits entered for North Carolina.',
  );
  await plannedShift(database, shift(OLDER, '2025-05-23 18:00', '2025-05-24 00:30'));
});

test('hours of a day, with its other shifts', async () => {
  await enter({ day_minutes_school: 240, day_minutes_other: 480 });
  await plannedShift(database, shift(OLDER, '2025-05-20 15:00', '18:00'));
  await expectRefusal(
    shift(OLDER, '2025-05-20 18:00', '19:30'),
    'Ben Adler is 16 and works at most 4 hours on Tuesday, May 20, which is a school day, ' +
      'by the limits entered for North Carolina: this would make it 4.5 hours.',
  );
  await expectRefusal(
    shift(OLDER, '2025-07-15 08:00', '17:00', 30),
    'Ben Adler is 16 and works at most 8 hours on Tuesday, July 15, which is no school day, ' +
      'by the limits entered for North Carolina: this would make it 8.5 hours.',
  );
});

test('hours and days of a week', async () => {
  await enter({ week_minutes_school: 900, week_minutes_other: 1800, week_days: 3 });
  for (const day of ['18', '20', '21']) await plannedShift(database, shift(OLDER, `2025-05-${day} 16:00`, '20:00'));
  await expectRefusal(
    shift(OLDER, '2025-05-18 08:00', '12:00'),
    'Ben Adler is 16 and works at most 15 hours in the week from Sunday, May 18, which has school, ' +
      'by the limits entered for North Carolina: this would make it 16 hours.',
  );
  await expectRefusal(
    shift(OLDER, '2025-05-24 16:00', '18:00'),
    'Ben Adler is 16 and works on at most 3 days in the week from Sunday, May 18, ' +
      'by the limits entered for North Carolina: this would make it 4 days.',
  );
});

test('breaks that leave no work too long', async () => {
  await enter({ break_minutes: 30, break_after_minutes: 300 });
  const words = (minutes: number) =>
    'Ben Adler is 16 and takes an unpaid break of 30 minutes after at most 5 hours of work, ' +
    `by the limits entered for North Carolina: this shift needs ${minutes} minutes of break.`;
  await expectRefusal(shift(OLDER, '2025-05-24 08:00', '13:15', 15), words(30));
  await expectRefusal(shift(OLDER, '2025-05-24 08:00', '18:45', 30), words(45));
  await expectRefusal(shift(OLDER, '2025-05-24 08:00', '19:15', 45), words(60));
  await plannedShift(database, shift(OLDER, '2025-05-24 08:00', '13:00'));
  await plannedShift(database, shift(OLDER, '2025-05-31 08:00', '18:30', 30));
  // One break of 45 minutes between two works of five hours.
  await plannedShift(database, shift(OLDER, '2025-06-01 08:00', '18:45', 45));
});

test('the stricter of federal and state law decides, and both are said', async () => {
  await enter({ ages: '14-15', day_minutes_school: 120 });
  const federal = 'Owen Pratt is 15 and works at most 3 hours on Tuesday, May 20, which is a school day: ';
  const state =
    'Owen Pratt is 15 and works at most 2 hours on Tuesday, May 20, which is a school day, ' +
    'by the limits entered for North Carolina: ';
  await expectRefusal(shift(YOUNGER, '2025-05-20 15:00', '17:30'), `${state}this would make it 2.5 hours.`);
  await expectRefusal(
    shift(YOUNGER, '2025-05-20 15:00', '18:30'),
    `${federal}this would make it 3.5 hours. ${state}this would make it 3.5 hours.`,
  );
  await plannedShift(database, shift(OLDER, '2025-05-20 15:00', '18:30'));
});

test('the age on the day of the shift counts: 16 on one day, 18 on another', async () => {
  await enter({ day_minutes_other: 0, day_minutes_school: 0 });
  const birthDate = (date: string) =>
    database.owner(`update public.staff_members set birth_date = $2 where id = $1`, [staffId(OLDER), date]);
  await birthDate('2007-07-12');
  await expectRefusal(
    shift(OLDER, '2025-07-11 10:00', '12:00'),
    'Ben Adler is 17 and works at most 0 hours on Friday, July 11, which is no school day, ' +
      'by the limits entered for North Carolina: this would make it 2 hours.',
  );
  await plannedShift(database, shift(OLDER, '2025-07-12 10:00', '12:00'));
  await birthDate('2009-07-14');
  await plannedShift(database, shift(OLDER, '2025-07-13 10:00', '12:00'));
  expect(await planShift(database, shift(OLDER, '2025-07-14 10:00', '12:00'))).toMatchObject({ code: '23514' });
});

test('limits that are entered later show in the week, and refuse its publication', async () => {
  const id = await plannedShift(database, shift(OLDER, '2025-05-20 15:00', '21:00'));
  await enter({ day_minutes_school: 240 });
  const week = await database.as(people.pineManager, `select rule from public.schedule_problems('2025-05-20')`);
  expect(week).toMatchObject({ rows: [{ rule: 'state_day_hours' }] });
  const published = await database.as(
    people.pineManager,
    `update public.shifts set status = 'published', override_reason = 'Agreed' where id = $1`,
    [id],
  );
  expect(published).toMatchObject({ kind: 'refused', code: '23514' });
});

test.each<[string, Record<string, unknown>, string]>([
  ['without a limit', {}, 'some_limit'],
  ['without a source', { source: ' x ', week_days: 5 }, 'source_length'],
  ['with a source in two lines', { source: 'A law\nand another', week_days: 5 }, 'source_length'],
  ['without a state', { state: '', week_days: 5 }, 'state_length'],
  ['for another age', { ages: '12-13', week_days: 5 }, 'ages_known'],
  ['with a start in the afternoon', { earliest_start_school: '12:01' }, 'start_range'],
  ['with a start on the second', { earliest_start_other: '05:00:30' }, 'other_start_range'],
  ['with an end in the morning', { earliest_start_school: '05:00', latest_end_school: '04:01' }, 'end_range'],
  ['with an end at 24:00', { earliest_start_other: '05:00', latest_end_other: '24:00' }, 'other_end_range'],
  ['with half a night', { latest_end_school: '22:00' }, 'whole_night'],
  ['with half of another night', { latest_end_other: '22:00' }, 'other_whole_night'],
  ['with a day of 25 hours', { day_minutes_school: 1500 }, 'day_range'],
  ['with another day of -1 minutes', { day_minutes_other: -1 }, 'other_day_range'],
  ['with more on a school day', { day_minutes_school: 300, day_minutes_other: 240 }, 'day_order'],
  ['with a week of 169 hours', { week_minutes_school: 10_140 }, 'week_range'],
  ['with another week of 169 hours', { week_minutes_other: 10_140 }, 'other_week_range'],
  ['with more in a school week', { week_minutes_school: 1200, week_minutes_other: 900 }, 'week_order'],
  ['with seven days', { week_days: 7 }, 'week_days_range'],
  ['with a break of 4 minutes', { break_minutes: 4, break_after_minutes: 300 }, 'break_range'],
  ['with a break after 13 hours', { break_minutes: 30, break_after_minutes: 780 }, 'break_after_range'],
  ['with half a break', { break_minutes: 30 }, 'whole_break'],
])('limits are not entered %s', async (_case, limits, rule) => {
  const refused = await enter(limits);
  expect(refused).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: expect.stringContaining(`limits_${rule}"`),
  });
});

test('an age has its limits once', async () => {
  expect(await enter({ week_days: 5 })).toMatchObject({ kind: 'done' });
  expect(await enter({ week_days: 6 })).toMatchObject({ kind: 'refused', code: '23505' });
  expect(await enter({ ages: '14-15', week_days: 6 })).toMatchObject({ kind: 'done' });
});
