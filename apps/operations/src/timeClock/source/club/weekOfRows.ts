import { isInWeek } from '../../rules/workweek';
import type { CorrectedTimes, Correction, TimeEntry, WeekOfPerson } from '../rows/week';
import { isoOf } from './isoOf';

interface Facts {
  clocked_in_at: string;
  clocked_out_at: string | null;
}

/** The rows of a person's workweek. */
export interface WeekRows {
  entries: readonly {
    id: string;
    role: string;
    clocked_in_at: string;
    clocked_out_at: string | null;
    in_device: string | null;
    out_device: string | null;
    version: number;
    time_entry_breaks: readonly { started_at: string; ended_at: string | null }[];
  }[];
  adjustments: readonly {
    id: string;
    minutes: number;
    reason: string;
    maker_name: string | null;
    made_at: string;
    is_own: boolean;
  }[];
  changes: readonly ChangeRow[];
}

export interface ChangeRow {
  id: string;
  kind: Correction['kind'];
  before: Facts | null;
  after: Facts | null;
  reason: string;
  actor_name: string | null;
  happened_at: string;
}

const timesOf = (facts: Facts | null): CorrectedTimes | null =>
  facts && {
    clockedInAt: isoOf(facts.clocked_in_at),
    clockedOutAt: facts.clocked_out_at && isoOf(facts.clocked_out_at),
  };

/** A person's workweek from its rows. @param week its first day @param timeZone the club's */
export function weekOfRows({ entries, adjustments, changes }: WeekRows, week: string, timeZone: string): WeekOfPerson {
  const corrections = changes.map((row) => ({
    id: row.id,
    kind: row.kind,
    before: timesOf(row.before),
    after: timesOf(row.after),
    reason: row.reason,
    actorName: row.actor_name,
    happenedAt: isoOf(row.happened_at),
  }));
  return {
    entries: entries.map((row): TimeEntry => ({
      id: row.id,
      role: row.role,
      clockedInAt: isoOf(row.clocked_in_at),
      clockedOutAt: row.clocked_out_at && isoOf(row.clocked_out_at),
      breaks: row.time_entry_breaks
        .map((pause) => ({ startedAt: isoOf(pause.started_at), endedAt: pause.ended_at && isoOf(pause.ended_at) }))
        .sort((one, other) => one.startedAt.localeCompare(other.startedAt)),
      inDevice: row.in_device,
      outDevice: row.out_device,
      version: row.version,
    })),
    adjustments: adjustments.map((row) => ({
      id: row.id,
      minutes: row.minutes,
      reason: row.reason,
      makerName: row.maker_name,
      madeAt: isoOf(row.made_at),
      isOwn: row.is_own,
    })),
    corrections: corrections.filter(({ before, after }) =>
      [before, after].some((times) => times && isInWeek(times.clockedInAt, week, timeZone)),
    ),
  };
}
