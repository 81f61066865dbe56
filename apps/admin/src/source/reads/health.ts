import { asking } from '@platform/module-kit/screens';
import { browserTimeZone } from '@platform/ui/dates';
import { timelineOf } from '../../analytics/timeline';
import type { Health, HealthFigures, HealthFilter, HealthSpan, ModuleUse, ReleaseFailure } from '../rows/health';
import { readNames } from './clubs';
import { ANALYTICS_FAILED } from '../failures';

/**
 * How releases performed. @throws DataError
 * @param seesClubs whether the figures of each club are shown, too
 */
export async function readHealth(filter: HealthFilter, span: HealthSpan, seesClubs: boolean): Promise<Health> {
  const [[all], moments, releases, clubs, failures] = await Promise.all([
    readFigures('all', filter, span),
    readFigures(span.by, filter, span),
    // Includes all releases, so that another one can be chosen.
    readFigures('release', { ...filter, version: '' }, span),
    seesClubs ? readFigures('club', filter, span) : [],
    // Failure reasons belong to a release; they are not recorded by club.
    seesClubs && !filter.clubId ? readFailures(filter, span) : [],
  ]);
  return {
    all: all && figuresOf(all),
    moments: moments.map((row) => ({ ...figuresOf(row), moment: new Date(row.moment) })),
    releases: releases.map((row) => ({ ...figuresOf(row), moduleId: row.module_id, version: row.release_version })),
    clubs: clubs.map((row) => ({ ...figuresOf(row), clubId: row.club_id })),
    failures,
  };
}

const LAST_MONTH = { range: 'month', moduleId: '', version: '', clubId: '' } as const;

/** How often each module was opened in the club in the last 30 days, the most used first. @throws DataError */
export async function listModuleUse(): Promise<ModuleUse[]> {
  const [releases, names] = await Promise.all([
    readFigures('release', LAST_MONTH, timelineOf('month', new Date())),
    readNames(),
  ]);
  const openings = new Map<string, number>();
  for (const { module_id: id, mounts, failures } of releases) {
    openings.set(id, (openings.get(id) ?? 0) + mounts - failures);
  }
  return [...openings]
    .map(([id, counted]) => ({ title: names.modules.get(id) ?? id, openings: counted }))
    .sort((a, b) => b.openings - a.openings);
}

type Row = Awaited<ReturnType<typeof readFigures>>[number];

async function readFigures(
  by: string,
  { moduleId, version, clubId }: HealthFilter,
  { from, to }: Omit<HealthSpan, 'by'>,
) {
  return asking(ANALYTICS_FAILED)((db) =>
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

const figuresOf = (row: Row): HealthFigures => ({
  mounts: row.mounts,
  failures: row.failures,
  loadMs: row.load_ms,
  lcpMs: row.lcp_ms,
  inpMs: row.inp_ms,
  cls: row.cls,
});

/** The most frequent reason first. Only the firm may read this; browser messages are kept for two weeks. */
async function readFailures({ moduleId, version }: HealthFilter, { from, to }: HealthSpan): Promise<ReleaseFailure[]> {
  const rows = await asking('Failed to load why releases failed')((db) =>
    db.rpc('release_failures', {
      from_param: from.toISOString(),
      to_param: to.toISOString(),
      ...(moduleId && { module_id_param: moduleId }),
      ...(version && { version_param: version }),
    }),
  );
  return rows.map((row) => ({
    moduleId: row.module_id,
    version: row.release_version,
    phase: row.phase,
    froze: row.froze,
    // The generated types of functions do not include null.
    message: row.message as string | null,
    stack: (row.stack as string | null)?.split('\n') ?? [],
    reports: row.reports,
    clubs: row.clubs,
    lastAt: new Date(row.last_at),
  }));
}
