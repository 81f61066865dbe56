import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../../support/people';
import { readAs } from '../../support/readAs';

// What the schedule reads first in one answer: the same as each part answers on its own.

const database = databaseOfEachTest();

const { visitor, firm, pineAdmin, pineManager, pineStaff, lakeAdmin, newClient } = people;

const startOf = async (caller: Caller, club: string) =>
  (await readAs(database, caller, 'select public.schedule_start($1) as parts', [club]))[0]?.parts as Record<
    string,
    unknown
  >;

/** Each part with the request that a browser makes for it alone, as the gateway puts it to the database. */
async function partsOf(caller: Caller, club: string): Promise<Record<string, unknown>> {
  const rows = async (sql: string) =>
    (await readAs(database, caller, `select coalesce(json_agg(part), '[]') as rows from (${sql}) as part`, [club]))[0]
      ?.rows as Record<string, unknown>[];
  const [stands = null] = await rows(
    `select stands, roles, minutes_per_stand, minutes_before_break, break_minutes
     from public.rotation_rules where club_id = $1`,
  );
  const roles = await rows('select id, title, department from public.job_role_definitions where club_id = $1');
  const required = await rows(
    `select requirement.job_role_id, case when type.id is not null then json_build_object('id', type.id, 'name', type.name) end as type
     from public.job_role_requirements as requirement
     left join public.certification_types as type on type.id = requirement.certification_type_id
     where requirement.club_id = $1`,
  );
  return {
    roles: roles.map(({ id, title, department }) => ({
      title,
      department,
      job_role_requirements: required
        .filter(({ job_role_id: roleId }) => roleId === id)
        .map(({ type }) => ({ certification_types: type })),
    })),
    school_days: await rows(
      'select day, is_school_day, name from public.school_calendar_days where club_id = $1 order by day',
    ),
    minor_limits: await rows('select * from public.club_minor_limits where club_id = $1 order by ages'),
    stands,
    tiles: await rows('select * from public.schedule_tiles($1)'),
    changes: await rows('select * from public.recent_schedule_changes($1)'),
  };
}

test.each([
  ['the firm', firm],
  ['an administrator', pineAdmin],
  ['a manager', pineManager],
  ['a lifeguard', pineStaff],
  ['an administrator of another club', lakeAdmin],
  ['a person without a club', newClient],
])('answers %s what the requests for each part answer', async (_name, person) => {
  for (const club of [PINE_HOLLOW, LAKESIDE]) expect(await startOf(person, club)).toEqual(await partsOf(person, club));
});

test('answers a manager about their own club, and about no other', async () => {
  const { stands, ...own } = await startOf(pineManager, PINE_HOLLOW);
  expect(stands).not.toBeNull();
  expect(Object.entries(own).filter(([, rows]) => (rows as unknown[]).length === 0)).toEqual([]);
  expect(await startOf(pineManager, LAKESIDE)).toEqual({
    roles: [],
    school_days: [],
    minor_limits: [],
    stands: null,
    tiles: [],
    changes: [],
  });
});

test.each([
  ['a visitor', visitor],
  ['the service key', service],
])('is refused to %s', async (_name, caller) => {
  expect(await database.as(caller, 'select public.schedule_start($1)', [PINE_HOLLOW])).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
});
