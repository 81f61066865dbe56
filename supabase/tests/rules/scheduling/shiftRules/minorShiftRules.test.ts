import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { PINE_HOLLOW } from '../../support/people';
import { planShift, plannedShift, shiftsFrom, staffId } from '../planShift';

// 29 CFR 570.35(a), for people who are 14 or 15 on the day of the shift.

const database = databaseOfEachTest(async (opened) => {
  await opened.owner(`update public.staff_members set birth_date = '2009-10-10' where id = $1`, [
    staffId('Owen Pratt'),
  ]);
});

const owen = (from: string, to: string, breakMinutes = 0) => ({
  person: 'Owen Pratt',
  from,
  to: `${from.slice(0, 10)} ${to}`,
  breakMinutes,
});

async function expectRefusal(shift: ReturnType<typeof owen>, message: string): Promise<void> {
  const before = await shiftsFrom(database, '2025-05-01');
  expect(await planShift(database, { ...shift, reason: 'His parents agree' })).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: expect.stringContaining(message),
    hint: expect.stringMatching(/\w/),
  });
  expect(await shiftsFrom(database, '2025-05-01')).toBe(before);
}

test('three hours on a school day, not counting breaks, in one shift or in two', async () => {
  await expectRefusal(
    owen('2025-05-20 15:00', '18:30'),
    'Owen Pratt is 15 and works at most 3 hours on Tuesday, May 20, which is a school day: this would make it 3.5 hours.',
  );
  await plannedShift(database, owen('2025-05-20 15:00', '18:30', 30));
  await expectRefusal(owen('2025-05-20 18:30', '19:00'), 'at most 3 hours on Tuesday, May 20');
});

test('eight hours on a day without school: a Saturday, a holiday, a summer day', async () => {
  for (const day of ['2025-05-24', '2025-05-26', '2025-07-02']) {
    await expectRefusal(owen(`${day} 09:00`, '17:30'), 'works at most 8 hours');
    await plannedShift(database, owen(`${day} 09:00`, '17:00'));
  }
});

test('eighteen hours in a week with school, forty in one without', async () => {
  await plannedShift(database, owen('2025-05-18 09:00', '17:00'));
  await plannedShift(database, owen('2025-05-24 09:00', '16:00'));
  await plannedShift(database, owen('2025-05-20 15:00', '18:00'));
  await expectRefusal(
    owen('2025-05-21 15:00', '16:00'),
    'Owen Pratt is 15 and works at most 18 hours in the week from Sunday, May 18, which has school: ' +
      'this would make it 19 hours.',
  );

  for (const day of ['13', '14', '15', '16', '17']) await plannedShift(database, owen(`2025-07-${day} 09:00`, '17:00'));
  await expectRefusal(owen('2025-07-18 09:00', '10:00'), 'at most 40 hours in the week from Sunday, July 13');
});

test('one day of school makes it a school week', async () => {
  for (const day of ['28', '29', '30', '31']) {
    await database.owner(
      `insert into public.school_calendar_days (club_id, day, is_school_day, name) values ($1, $2, false, 'Storm')`,
      [PINE_HOLLOW, `2025-05-${day}`],
    );
  }
  await plannedShift(database, owen('2025-05-28 09:00', '17:00'));
  await plannedShift(database, owen('2025-05-29 09:00', '17:00'));
  await expectRefusal(owen('2025-05-30 09:00', '12:00'), 'at most 18 hours in the week from Sunday, May 25');
});

test('from seven in the morning to seven in the evening', async () => {
  await expectRefusal(owen('2025-05-24 06:30', '12:00'), 'works from 7:00 AM to 7:00 PM at most');
  await expectRefusal(owen('2025-05-24 15:00', '19:30'), 'works from 7:00 AM to 7:00 PM at most');
  await plannedShift(database, owen('2025-05-24 12:00', '19:00'));
});

test('until nine from June 1 through Labor Day, which is the first Monday of September', async () => {
  await expectRefusal(owen('2025-05-31 17:00', '21:00'), 'to 7:00 PM at most');
  await plannedShift(database, owen('2025-06-01 17:00', '21:00'));
  await plannedShift(database, owen('2025-09-01 17:00', '21:00'));
  await expectRefusal(owen('2025-09-06 17:00', '21:00'), 'to 7:00 PM at most');
  await expectRefusal(owen('2025-07-02 17:00', '21:30'), 'to 9:00 PM at most');
});

test('not during school, by the hours of the local school', async () => {
  await expectRefusal(
    owen('2025-05-20 14:00', '16:00'),
    'Owen Pratt is 15 and is at school on Tuesday, May 20 from 8:00 AM to 3:00 PM.',
  );
  await database.owner(`update public.club_labor_rules set school_ends_at = '14:00' where club_id = $1`, [PINE_HOLLOW]);
  await plannedShift(database, owen('2025-05-20 14:00', '16:00'));
});

test('the school calendar says which days of June are school days, and which weekdays of spring are not', async () => {
  await expectRefusal(owen('2025-06-03 09:00', '12:00'), 'is at school on Tuesday, June 3');
  await plannedShift(database, owen('2025-06-10 09:00', '12:00'));
  await plannedShift(database, owen('2025-05-26 09:00', '12:00'));
});

test('the day of the shift counts, not today: the limits end at sixteen, and no one works under fourteen', async () => {
  await expectRefusal(owen('2025-10-09 15:00', '20:00'), 'Owen Pratt is 15');
  await plannedShift(database, owen('2025-10-10 15:00', '20:00'));
  await database.owner(`update public.staff_members set birth_date = '2011-07-05' where id = $1`, [
    staffId('Owen Pratt'),
  ]);
  await expectRefusal(
    owen('2025-07-04 10:00', '12:00'),
    'Owen Pratt is 13. Federal law lets no one younger than 14 work',
  );
  await plannedShift(database, owen('2025-07-05 10:00', '12:00'));
});

test('a person of unknown age, or an older one, works like everyone', async () => {
  await plannedShift(database, { person: 'Ben Adler', from: '2025-05-20 09:00', to: '2025-05-20 20:00' });
});
