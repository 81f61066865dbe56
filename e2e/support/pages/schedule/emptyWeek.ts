import { database } from '../../platform/platformRegistry';
import { test } from '../../test';
import { CLUB } from './keepSchedule';

/** Rows of one statement: thousands can take longer than a statement may. */
const AT_ONCE = 500;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_OF_A_WEEK = 7;
/** 8 AM in New York in summer, as an hour of UTC. */
const FIRST_HOUR = 12;
const STARTS_OF_A_DAY = 8;

const idOf = (number: number) => `10000007-0000-4000-9100-${String(number).padStart(12, '0')}`;

/** A week in which the sample club has no shift. */
export interface EmptyWeek {
  /** Adds open drafts, spread over the days. They start on the hour from 8 AM to 3 PM and last four hours. */
  addDrafts(count: number): Promise<void>;
  countShifts(): Promise<number>;
}

/**
 * The week of a Sunday (YYYY-MM-DD), which is empty again after each test of a file. Called before `keepSchedule`, which
 * restores everything else.
 */
export function emptyWeek(sunday: string): EmptyWeek {
  const dayAt = (days: number) => new Date(Date.parse(sunday) + days * DAY_MS).toISOString();

  test.afterEach(async () => {
    const db = await database();
    for (let day = 0; day < DAYS_OF_A_WEEK; day += 1)
      await db
        .from('shifts')
        .delete()
        .eq('club_id', CLUB)
        .gte('starts_at', dayAt(day))
        .lt('starts_at', dayAt(day + 1))
        .throwOnError();
  });

  return {
    async addDrafts(count) {
      const db = await database();
      const drafts = Array.from({ length: count }, (_, number) => draft(Date.parse(sunday), number));
      for (let from = 0; from < count; from += AT_ONCE)
        await db
          .from('shifts')
          .insert(drafts.slice(from, from + AT_ONCE))
          .throwOnError();
    },
    async countShifts() {
      const db = await database();
      const { count } = await db
        .from('shifts')
        .select('id', { count: 'exact', head: true })
        .eq('club_id', CLUB)
        .gte('starts_at', dayAt(0))
        .lt('starts_at', dayAt(DAYS_OF_A_WEEK))
        .throwOnError();
      return count ?? 0;
    },
  };
}

function draft(sundayAt: number, number: number) {
  const hour = FIRST_HOUR + (Math.floor(number / DAYS_OF_A_WEEK) % STARTS_OF_A_DAY);
  const at = (hours: number) => new Date(sundayAt + (number % DAYS_OF_A_WEEK) * DAY_MS + hours * HOUR_MS).toISOString();
  return {
    id: idOf(number),
    club_id: CLUB,
    role: number % 3 === 0 ? 'Gate Attendant' : 'Lifeguard',
    starts_at: at(hour),
    ends_at: at(hour + 4),
  };
}
