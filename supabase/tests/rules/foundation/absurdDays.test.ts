import { openRulesDatabase, type RulesDatabase } from '../support/database';
import { people, PINE_HOLLOW } from '../support/people';

// Days and numbers that no calendar of a club holds are answered with what is wanted, never with an empty list.

const { pineManager, pineStaff } = people;
const ABSURD = ['null', `'infinity'`, `'-infinity'`, `'5874897-12-31'`, `'0001-01-01'`, `'4713-01-01 BC'`];

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
});
afterAll(() => database.close());

const ask = (sql: string) => database.as(pineManager, sql);
const counts = () =>
  database.owner(`select (select count(*) from public.shifts) as shifts,
    (select count(*) from public.shifts where status = 'published') as published`);

describe.each(ABSURD)('for %s', (day) => {
  test.each([
    ['publishing a week', `select * from public.publish_shifts(${day})`],
    ['looking for its problems', `select * from public.schedule_problems(${day})`],
    ['making it', `select * from public.create_week_from(${day})`],
  ])('%s asks for a day of the week', async (_, sql) => {
    const before = await counts();
    expect(await ask(sql)).toMatchObject({
      code: '22023',
      message: 'A week is named by one of its days, between 2000 and 2100.',
      hint: 'Choose a day of the week.',
    });
    expect(await counts()).toEqual(before);
  });

  test.each(['report_figures', 'report_weeks'])('%s asks for a first and a last day', async (name) => {
    for (const days of [`${day}, '2025-05-01'`, `'2025-05-01', ${day}`]) {
      expect(await ask(`select * from public.${name}('${PINE_HOLLOW}', ${days})`)).toMatchObject({
        code: '22023',
        message: 'A report covers one day to two years.',
      });
    }
  });
});

test('a person who may not publish is told so, whatever the week', async () => {
  expect(await database.as(pineStaff, `select * from public.publish_shifts('infinity')`)).toMatchObject({
    code: '42501',
  });
});

test('copies no week from one that no calendar has', async () => {
  const before = await counts();
  expect(await ask(`select * from public.create_week_from('2025-08-03', other_week => 'infinity')`)).toMatchObject({
    code: '22023',
  });
  expect(await counts()).toEqual(before);
});

describe('a shift', () => {
  const planned = `role => 'Lifeguard', staff_id => (select id from public.staff order by name limit 1)`;

  test.each([
    [`'0001-01-01', '2025-05-03 20:00+00'`, /^A shift starts between 2000 and 2100 and lasts for 24 hours at most\.$/],
    [`'2025-05-03 12:00+00', 'infinity'`, /^A shift starts between 2000 and 2100 and lasts/],
    [`'2025-05-03 12:00+00', '2025-05-03 11:00+00'`, /^A shift has a role, a start and a later end\.$/],
  ])('%s is refused before the rules of each of its days run', async (times, message) => {
    const [starts, ends] = times.split(', ');
    const sql = `select * from public.shift_problems(${planned}, starts_at => ${starts}, ends_at => ${ends})`;
    expect(await ask(sql)).toMatchObject({ code: '22023', message: expect.stringMatching(message) });
  });

  test('with a break longer than itself is refused', async () => {
    const times = `starts_at => '2025-05-03 12:00+00', ends_at => '2025-05-03 14:00+00'`;
    for (const minutes of [-1, 120, 2147483647]) {
      expect(
        await ask(`select * from public.shift_problems(${planned}, ${times}, break_minutes => ${minutes})`),
      ).toMatchObject({
        code: '22023',
        message: 'A break is shorter than its shift and not less than 0 minutes.',
      });
    }
  });

  test('that ends before it starts, has too long a break or lasts for 30 hours is refused for that', async () => {
    const insert = (ends: string, minutes: number) =>
      ask(`insert into public.shifts (club_id, role, starts_at, ends_at, break_minutes)
        values ('${PINE_HOLLOW}', 'Lifeguard', '2025-05-03 12:00+00', '${ends}+00', ${minutes})`);
    const before = await counts();
    expect(await insert('2025-05-03 11:00', 0)).toMatchObject({
      message: expect.stringContaining('"shifts_end_after_start"'),
    });
    expect(await insert('2025-05-03 12:00', 30)).toMatchObject({
      message: expect.stringContaining('"shifts_end_after_start"'),
    });
    expect(await insert('2025-05-03 12:30', 30)).toMatchObject({
      message: expect.stringContaining('"shifts_break_range"'),
    });
    expect(await insert('2025-05-03 12:30', -1)).toMatchObject({
      message: expect.stringContaining('"shifts_break_range"'),
    });
    expect(await insert('2025-05-04 18:00', 0)).toMatchObject({ message: expect.stringContaining('"shifts_length"') });
    expect(await counts()).toEqual(before);
    expect(await insert('2025-05-03 12:30', 29)).toMatchObject({ affected: 1 });
  });
});

test.each(['null', '0', '-1'])('does not answer the newest %s changes with an empty list', async (count) => {
  expect(await ask(`select * from public.recent_schedule_changes('${PINE_HOLLOW}', ${count})`)).toMatchObject({
    code: '22023',
    hint: 'Ask for 1 to 100.',
  });
});

test.each(['null', `''`, `'Astronaut'`])('assigns no training to %s, and says so', async (role) => {
  const course = `(select id from public.training_courses where club_id = '${PINE_HOLLOW}' order by title limit 1)`;
  expect(await ask(`select public.assign_training(${course}, ${role})`)).toMatchObject({
    code: 'PT404',
    message: expect.stringContaining('There is no job role'),
  });
});
