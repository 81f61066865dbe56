import { sampleTeam } from '@platform/sample-club';
import type { Outcome, RulesDatabase } from '../support/database';
import { people, PINE_HOLLOW, type Caller } from '../support/people';

interface PlannedShift {
  /** Name of someone of Pine Hollow's staff; null or none for an open shift. */
  person?: string | null;
  /** The person's own role by default. */
  role?: string;
  /** As Pine Hollow's clock shows it, such as '2025-05-20 10:00'. */
  from: string;
  to: string;
  breakMinutes?: number;
  status?: 'draft' | 'published' | 'cancelled';
  reason?: string;
}

/** The id of someone of Pine Hollow's staff. */
export function staffId(name: string): string {
  const member = sampleTeam.find((person) => person.name === name);
  if (!member) throw new Error(`no one on the staff is called "${name}"`);
  return member.id;
}

/** Adds a shift to Pine Hollow's schedule, as its manager by default. */
export function planShift(
  database: RulesDatabase,
  { person = null, role, from, to, breakMinutes = 0, status = 'draft', reason }: PlannedShift,
  caller: Caller = people.pineManager,
): Promise<Outcome> {
  return database.as(
    caller,
    `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, break_minutes, status, override_reason)
     values ($1, $2, $3, $4::timestamp at time zone 'America/New_York', $5::timestamp at time zone 'America/New_York',
       $6, $7, $8)
     returning id`,
    [
      PINE_HOLLOW,
      person === null ? null : staffId(person),
      role ?? sampleTeam.find(({ name }) => name === person)?.role ?? 'Lifeguard',
      from,
      to,
      breakMinutes,
      status,
      reason ?? null,
    ],
  );
}

/** The id of a shift that must be possible to plan. */
export async function plannedShift(database: RulesDatabase, shift: PlannedShift, caller?: Caller): Promise<string> {
  const outcome = await planShift(database, shift, caller);
  if (outcome.kind === 'refused') throw new Error(`the shift was refused: ${outcome.message}`);
  return String(outcome.rows[0]?.id);
}

/** How many shifts Pine Hollow has from a day on. */
export async function shiftsFrom(database: RulesDatabase, day: string): Promise<number> {
  const [row] = await database.owner(
    `select count(*)::int as shifts from public.shifts where club_id = $1 and starts_at >= $2`,
    [PINE_HOLLOW, day],
  );
  return Number(row?.shifts);
}
