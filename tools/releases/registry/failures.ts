import { describeMoment } from '../channels/history';
import { answerOf, type Platform } from '../platforms/platform';

/** Equal failures of one release, as browsers reported them. */
interface ReportedFailure {
  moduleId: string;
  version: string;
  phase: 'load' | 'mount' | 'render' | 'unmount';
  froze: boolean;
  /** Null if browsers gave no reason. */
  message: string | null;
  /** Lines of the sources, the innermost first. */
  stack: string[];
  reports: number;
  clubs: number;
  lastAt: string;
}

/** Why the releases of a module failed within the last two weeks, the most frequent reason first. */
export async function readFailures(
  { registry }: Platform,
  moduleId: string,
  version?: string,
): Promise<ReportedFailure[]> {
  const rows = (await answerOf(
    registry.rpc('release_failures', { module_id_param: moduleId, ...(version && { version_param: version }) }),
  )) as FailureRow[];
  return rows.map((row) => ({
    moduleId: row.module_id,
    version: row.release_version,
    phase: row.phase,
    froze: row.froze,
    message: row.message,
    stack: row.stack?.split('\n') ?? [],
    reports: row.reports,
    clubs: row.clubs,
    lastAt: row.last_at,
  }));
}

interface FailureRow {
  module_id: string;
  release_version: string;
  phase: ReportedFailure['phase'];
  froze: boolean;
  message: string | null;
  stack: string | null;
  reports: number;
  clubs: number;
  last_at: string;
}

const PHASES = {
  load: 'while it loaded',
  mount: 'while it started',
  render: 'while it rendered',
  unmount: 'as it left',
};

/**
 * One line for each failed release: how often, and the most frequent reason.
 * @param failures in the order of `readFailures`
 */
export function summarizeFailures(failures: readonly ReportedFailure[]): string[] {
  const versions = [...new Set(failures.map(({ version }) => version))];
  return versions.map((version) => {
    const ofRelease = failures.filter((failure) => failure.version === version);
    const [{ moduleId, message, froze }] = ofRelease as [ReportedFailure];
    const reports = ofRelease.reduce((sum, failure) => sum + failure.reports, 0);
    const reason = message ?? (froze ? 'Its page froze.' : 'No reason was reported.');
    return `${moduleId} ${version} failed ${inTimes(reports)}, ${ofRelease.length > 1 ? 'most often' : 'with'}: ${reason}`;
  });
}

const inTimes = (reports: number): string => (reports === 1 ? 'once' : `${reports} times`);

/**
 * A failure in a few lines: `training 1.1.0: 3 times in 2 clubs, while it rendered, last at …`, the error, and its source
 * lines.
 */
export function describeFailure(failure: ReportedFailure): string {
  const { moduleId, version, phase, froze, message, stack, reports, clubs, lastAt } = failure;
  const often = inTimes(reports);
  const where = clubs === 0 ? 'for visitors' : `in ${clubs === 1 ? '1 club' : `${clubs} clubs`}`;
  const what = froze ? ', its page froze' : '';
  const lines = [message ?? 'No reason was reported.', ...stack.map((frame) => `  at ${frame}`)];
  return [
    `${moduleId} ${version}: ${often} ${where}, ${PHASES[phase]}${what}, last at ${describeMoment(lastAt)}`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}
