import { asking } from '@platform/module-kit/screens';
import { browserTimeZone } from '@platform/ui/dates';
import type { Mounts } from '../shared/failureShare';
import type { HealthFilter } from './healthFilter';
import type { Timeline } from './timeline';

/** How releases performed. Times are the 75th percentile; null if none was measured. */
export interface HealthFigures extends Mounts {
  loadMs: number | null;
  lcpMs: number | null;
  inpMs: number | null;
  cls: number | null;
}

export type HealthAtMoment = HealthFigures & { moment: Date };
export type HealthOfRelease = HealthFigures & { moduleId: string; version: string };
/** The figures of one club; those of visitors have no club. */
export type HealthOfClub = HealthFigures & { clubId: string | null };

const FAILED = 'Failed to load analytics';

/** In total; undefined without reports. */
export async function readHealthInAll(filter: HealthFilter, timeline: Timeline): Promise<HealthFigures | undefined> {
  const [row] = await readFigures('all', filter, timeline);
  return row && figuresOf(row);
}

/** By the hours or days of a timeline that have reports. */
export async function readHealthOverTime(filter: HealthFilter, timeline: Timeline): Promise<HealthAtMoment[]> {
  const rows = await readFigures(timeline.by, filter, timeline);
  return rows.map((row) => ({ ...figuresOf(row), moment: new Date(row.moment) }));
}

export async function readHealthByRelease(filter: HealthFilter, timeline: Timeline): Promise<HealthOfRelease[]> {
  const rows = await readFigures('release', filter, timeline);
  return rows.map((row) => ({ ...figuresOf(row), moduleId: row.module_id, version: row.release_version }));
}

export async function readHealthByClub(filter: HealthFilter, timeline: Timeline): Promise<HealthOfClub[]> {
  const rows = await readFigures('club', filter, timeline);
  return rows.map((row) => ({ ...figuresOf(row), clubId: row.club_id }));
}

type Row = Awaited<ReturnType<typeof readFigures>>[number];

async function readFigures(by: string, { moduleId, version, clubId }: HealthFilter, { from, to }: Timeline) {
  return asking(FAILED)((db) =>
    db.rpc('module_health_figures', {
      by_param: by,
      from_param: from.toISOString(),
      to_param: to.toISOString(),
      time_zone_param: browserTimeZone(),
      ...(moduleId && { module_id_param: moduleId }),
      ...(version && { version_param: version }),
      ...(clubId && { club_id_param: clubId }),
    }),
  );
}

function figuresOf(row: Row): HealthFigures {
  return {
    mounts: row.mounts,
    failures: row.failures,
    loadMs: row.load_ms,
    lcpMs: row.lcp_ms,
    inpMs: row.inp_ms,
    cls: row.cls,
  };
}
