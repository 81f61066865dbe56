import { createHash } from 'node:crypto';
import type { OwnerQuery } from '@platform/module-kit/testing';
import type { AnyClub } from './anyClub.testkit';
import type { ShiftProblem } from './shiftProblems';

type Rows = readonly Record<string, unknown>[];

/** The id of a row of a club in the database. */
const idOf = (club: number, name: string): string => createHash('md5').update(`${club} ${name}`).digest('hex');
const idOrNull = (club: number, name: string | null) => (name === null ? null : idOf(club, name));

/** The rows of a club by their tables. @param club its number */
function tablesOf({ rows, now }: AnyClub, club: number): Record<string, Rows> {
  const id = (name: string) => idOf(club, name);
  const own = { club_id: id('club') };
  const types = [
    ...new Map(rows.roles.flatMap(({ requires }) => requires).map((type) => [type.typeId, type])).values(),
  ];
  const { rules } = rows;
  return {
    clubs: [
      {
        id: id('club'),
        slug: `any-${club}`,
        name: `Club ${club}`,
        type: 'Other',
        size: 'small',
        member_count: 0,
        staff_count: 0,
        season: '2025',
        plan: 'launch',
        time_zone: 'America/New_York',
        clock_override: new Date(now).toISOString(),
      },
    ],
    club_labor_rules: [
      {
        ...own,
        workweek_start: rules.workweekStart,
        weekly_hours_cap: rules.weeklyHoursCap,
        rest_hours: rules.restHours,
        shift_hours_cap: rules.shiftHoursCap,
        notice_hours: rules.noticeHours,
        school_starts_at: rules.schoolStartsAt,
        school_ends_at: rules.schoolEndsAt,
      },
    ],
    club_minor_limits: rows.minorLimits.map((limits) => ({
      ...own,
      ages: limits.ages,
      state: limits.state,
      source: limits.source,
      earliest_start_school: limits.earliestStartSchool,
      latest_end_school: limits.latestEndSchool,
      earliest_start_other: limits.earliestStartOther,
      latest_end_other: limits.latestEndOther,
      day_minutes_school: limits.dayMinutesSchool,
      day_minutes_other: limits.dayMinutesOther,
      week_minutes_school: limits.weekMinutesSchool,
      week_minutes_other: limits.weekMinutesOther,
      week_days: limits.weekDays,
      break_minutes: limits.breakMinutes,
      break_after_minutes: limits.breakAfterMinutes,
    })),
    school_calendar_days: rows.schoolDays.map(({ day, isSchoolDay, name }) => ({
      ...own,
      day,
      is_school_day: isSchoolDay,
      name,
    })),
    certification_types: types.map(({ typeId, name }) => ({ ...own, id: id(typeId), name })),
    job_role_definitions: rows.roles.map(({ title }) => ({ ...own, id: id(title), title })),
    job_role_requirements: rows.roles.flatMap(({ title, requires }) =>
      requires.map(({ typeId, name }) => ({
        ...own,
        job_role_id: id(title),
        requirement: name,
        certification_type_id: id(typeId),
      })),
    ),
    staff_members: rows.people.map((person) => ({
      ...own,
      id: id(person.id),
      name: person.name,
      role: person.role,
      status: person.status,
      birth_date: person.birthDate,
      start_date: person.startDate,
      end_date: person.endDate,
    })),
    staff_certifications: rows.people.flatMap(({ id: staffId, certifications }) =>
      certifications.map((held) => ({
        ...own,
        staff_id: id(staffId),
        certification_type_id: idOrNull(club, held.typeId),
        certification_name: held.name,
        issued_on: held.issuedOn,
        expiry_date: held.expiresOn,
      })),
    ),
    time_off_requests: rows.timeOff.map(({ staffId, startsOn, endsOn, status }) => ({
      ...own,
      staff_id: id(staffId),
      starts_on: startsOn,
      ends_on: endsOn,
      status,
      decided_at: new Date(now).toISOString(),
    })),
    staff_availability: rows.availability.map((entry) => ({
      ...own,
      staff_id: id(entry.staffId),
      weekday: entry.weekday,
      day: entry.day,
      from_time: entry.fromTime,
      to_time: entry.toTime,
      kind: entry.kind,
      applies_from: entry.appliesFrom,
    })),
    shifts: rows.shifts.map((shift) => ({ ...own, id: id(shift.id), ...columnsOf(shift, club) })),
  };
}

const columnsOf = (plan: AnyClub['proposals'][number]['plan'], club: number) => ({
  staff_id: idOrNull(club, plan.staffId),
  role: plan.role,
  starts_at: plan.startsAt,
  ends_at: plan.endsAt,
  break_minutes: plan.breakMinutes,
  status: plan.status,
});

/** Adds clubs with all their rows, one statement for each table. The rows may break rules, as those of a real club may. */
async function addClubs(query: OwnerQuery, clubs: readonly AnyClub[]): Promise<void> {
  await query('set local session_replication_role = replica');
  const all = clubs.map(tablesOf);
  for (const table of Object.keys(all[0] ?? {})) {
    const rows = all.flatMap((tables) => tables[table] ?? []);
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    if (columns === '') continue;
    await query(
      `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
}

/** What the database says about the proposed shifts of clubs (app.shift_problems), by club and shift. */
export async function problemsInDatabase(query: OwnerQuery, clubs: readonly AnyClub[]): Promise<ShiftProblem[][][]> {
  await addClubs(query, clubs);
  const asked = clubs.flatMap(({ proposals }, club) =>
    proposals.map(({ plan, stored }, place) => ({
      club,
      place,
      stored_id: stored && idOf(club, stored.id),
      planned: { ...columnsOf(plan, club), club_id: idOf(club, 'club'), ...(!stored && { needs_cover: false }) },
    })),
  );
  const found = await query<ShiftProblem & { club: number; place: number }>(
    `select asked.club, asked.place, problem.kind, problem.rule, problem.message, problem.hint
     from jsonb_to_recordset($1) as asked (club integer, place integer, stored_id uuid, planned jsonb)
     left join public.shifts as stored on stored.id = asked.stored_id
     cross join lateral app.shift_problems(jsonb_populate_record(stored, asked.planned), stored)
       with ordinality as problem (kind, rule, message, hint, number)
     order by asked.club, asked.place, problem.number`,
    [JSON.stringify(asked)],
  );
  return clubs.map(({ proposals }, club) =>
    proposals.map((_, place) =>
      found
        .filter((one) => one.club === club && one.place === place)
        .map(({ kind, rule, message, hint }) => ({ kind, rule, message, hint })),
    ),
  );
}
