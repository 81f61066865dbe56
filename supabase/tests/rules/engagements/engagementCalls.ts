import type { RulesDatabase } from '../support/database';
import { LAKESIDE, people, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const { firm } = people;

export interface Change {
  clubId?: string;
  moduleId?: string;
  kind: string;
  channel?: string;
  release?: string;
  /** A PostgreSQL interval from now; at once without one. */
  after?: string;
  reason?: string | null;
  expectedVersion?: number;
  /** The digest of the consequences that were read. */
  read?: unknown;
}

/** What the tests of engagements ask of a database, and what it then has. */
export function engagementCalls(database: RulesDatabase) {
  function change(caller: Caller, { clubId = LAKESIDE, moduleId = 'training', ...change }: Change) {
    return database.as(
      caller,
      'select public.change_engagement($1, $2, $3, $4, $5, $6, now() + $7::interval, $8, $9) as id',
      [
        clubId,
        moduleId,
        change.kind,
        change.reason === undefined ? 'As agreed by phone.' : change.reason,
        change.channel ?? null,
        change.release ?? null,
        change.after ?? null,
        change.expectedVersion ?? null,
        change.read ?? null,
      ],
    );
  }

  async function changed(wanted: Change): Promise<string> {
    const outcome = await change(firm, wanted);
    if (outcome.kind === 'refused') throw new Error(`${outcome.code} ${outcome.message}`);
    return String(outcome.rows[0]?.id);
  }

  const engagementOf = (clubId = LAKESIDE, moduleId = 'training') =>
    database.owner('select channel, pinned_version from public.club_modules where club_id = $1 and module_id = $2', [
      clubId,
      moduleId,
    ]);
  const waiting = () =>
    database.owner(`select kind from public.engagement_changes
      where applied_at is null and cancelled_at is null and failure is null`);
  const record = () =>
    database.owner(`select action, actor, change_id from public.engagement_events order by id desc limit 1`);
  const makeDue = () => readAs(database, service, 'select public.make_due_engagement_changes() as made');
  /** Lets the planned moments pass. */
  const pass = () =>
    database.owner(
      `update public.engagement_changes set effective_at = now() - interval '1 second' where applied_at is null`,
    );
  return { change, changed, engagementOf, waiting, record, makeDue, pass };
}
