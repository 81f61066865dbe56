import type { Request } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { followUnanswered } from '../../checks/unanswered';
import { database } from '../../platform/platformRegistry';
import { expect, test } from '../../test';

export const CLUB = '10000000-0000-4000-8000-000000000001';

const TABLES = [
  'shift_events',
  'shift_offers',
  'shift_requests',
  'shift_answers',
  'time_off_requests',
  'time_off_blackouts',
  'staff_availability',
  'club_labor_rules',
  'club_minor_limits',
  'school_calendar_days',
  'schedule_templates',
] as const;

interface Kept {
  shifts: Record<string, unknown>[];
  others: Record<string, Record<string, unknown>[]>;
}

/** The most rows of one answer. */
const ROWS_AT_ONCE = 1000;

/** All rows of the club: a week of thousands of shifts has thousands of events. */
async function rowsOf(db: SupabaseClient, table: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const { data } = await db
      .from(table)
      .select('*')
      .eq('club_id', CLUB)
      .order('id')
      .range(rows.length, rows.length + ROWS_AT_ONCE - 1)
      .throwOnError();
    rows.push(...(data as Record<string, unknown>[]));
    if ((data as unknown[]).length < ROWS_AT_ONCE) return rows;
  }
}

const isWrite = (request: Request): boolean =>
  request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/rest/');

/** Restores the schedule of the sample club after each test of a file. */
export function keepSchedule(): void {
  let kept: Kept;
  /** A page shows a change before the database has it, so a test can end first, and its row would come too late. */
  let writes: ReadonlySet<Request>;

  test.beforeEach(async ({ context }) => {
    writes = followUnanswered(context, isWrite);
    const db = await database();
    const others = await Promise.all(TABLES.map(async (table) => [table, await rowsOf(db, table)] as const));
    kept = { shifts: await rowsOf(db, 'shifts'), others: Object.fromEntries(others) };
    expect(kept.shifts.length).toBeGreaterThan(80);
  });

  test.afterEach(async () => {
    await expect.poll(() => writes.size, 'writes that are under way').toBe(0);
    const db = await database();
    const known = new Map(kept.shifts.map((shift) => [shift.id, shift]));
    const now = await rowsOf(db, 'shifts');
    const added = now.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    await db.from('shifts').delete().in('id', added).throwOnError();
    const gone = kept.shifts.filter(({ id }) => !now.some((shift) => shift.id === id));
    const changed = now.flatMap(({ id, version }) => {
      const before = known.get(id);
      return before && before.version !== version ? [before] : [];
    });
    // Make them open first, so that they do not conflict with each other.
    for (const shift of changed) {
      const open = { staff_id: null, override_reason: 'Put back' };
      await db.from('shifts').update(open).eq('id', shift.id).throwOnError();
    }
    for (const { version: _version, ...shift } of changed) {
      const back = { ...shift, override_reason: 'Put back' };
      await db.from('shifts').update(back).eq('id', shift.id).throwOnError();
    }
    for (const shift of gone) {
      await db
        .from('shifts')
        .insert({ ...shift, override_reason: 'Put back' })
        .throwOnError();
    }
    for (const table of TABLES) await putBack(db, table, kept.others[table] ?? []);
  });
}

/** The most ids of one request, because they are in its URL. */
const AT_ONCE = 100;

async function putBack(db: SupabaseClient, table: string, before: Record<string, unknown>[]): Promise<void> {
  const known = new Map(before.map((row) => [row.id, row]));
  const now = await rowsOf(db, table);
  const gone = before.filter(({ id }) => !now.some((row) => row.id === id));
  if (gone.length > 0) await db.from(table).insert(gone).throwOnError();
  const added = now.flatMap(({ id }) => (known.has(id) ? [] : id));
  for (let from = 0; from < added.length; from += AT_ONCE) {
    await db
      .from(table)
      .delete()
      .in('id', added.slice(from, from + AT_ONCE))
      .throwOnError();
  }
  for (const row of now) {
    const kept = known.get(row.id);
    if (kept && !isAsKept(row, kept)) {
      const { version: _version, ...back } = kept;
      await db.from(table).update(back).eq('id', row.id).throwOnError();
    }
  }
}

/** Compares by content: not every table counts its versions. */
const isAsKept = (row: Record<string, unknown>, kept: Record<string, unknown>): boolean =>
  Object.entries(kept).every(
    ([name, value]) => ['version', 'updated_at'].includes(name) || JSON.stringify(value) === JSON.stringify(row[name]),
  );
