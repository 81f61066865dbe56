import { asking } from '@platform/module-kit/screens';
import type { HealthFilter } from './healthFilter';
import type { Timeline } from './timeline';

/** Identical failures of a release, as browsers reported them. */
export interface ReleaseFailure {
  moduleId: string;
  version: string;
  /** The phase in which the release failed. */
  phase: string;
  froze: boolean;
  /** Null if browsers gave no reason. */
  message: string | null;
  /** Lines of the sources, the innermost first. */
  stack: string[];
  reports: number;
  clubs: number;
  lastAt: Date;
}

/**
 * Why releases failed, the most frequent reason first. Only the firm may read this; browser messages are kept for two
 * weeks.
 */
export async function readReleaseFailures(
  { moduleId, version }: HealthFilter,
  { from, to }: Timeline,
): Promise<ReleaseFailure[]> {
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

const PHASES: Record<string, string> = {
  load: 'while it loaded',
  mount: 'while it started',
  render: 'while it rendered',
  unmount: 'as it left the page',
};

/** The phase of a failure: `while it rendered`, `while it started, its page froze`. */
export const phaseInWords = ({ phase, froze }: Pick<ReleaseFailure, 'phase' | 'froze'>): string =>
  `${PHASES[phase] ?? phase}${froze ? ', its page froze' : ''}`;
