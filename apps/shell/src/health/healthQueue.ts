import { rememberedReleases } from '../loading/rememberedReleases';
import { callBeyondPage } from './callBeyondPage';
import { explainFailure } from './explainFailure';
import { LONGEST_MS, type HealthReport } from './healthReport';
import { measurePage } from './measurePage';

export { watchLeaving } from '../loading/leaving/watchLeaving';

/**
 * One of so many mounts and pages is reported, and stands for all of them. Failures are all reported, and so are the
 * mounts of what has failed here.
 */
export const SAMPLED = 5;
/** How long reports are collected (milliseconds); a failure waits a moment for others, not that long. */
const COLLECT_MS = 10_000;
const FAILURE_MS = 500;
/** As many as the platform takes at once. */
const MOST = 50;

/**
 * Releases of which this browser has reported a failure. From then on it reports each of their mounts, which stand for
 * themselves: where few people open a module, a sample would hear of failures alone.
 */
const failedReleases = rememberedReleases('platform-failed-releases');

const waiting: HealthReport[] = [];
let sending: { timer: ReturnType<typeof setTimeout>; dueAt: number } | undefined;
let measuring = false;
let following = false;

/**
 * Takes a report, leaves out what is not in the sample, and sends the rest in batches.
 * @param error of a failure: why and where it was thrown goes along
 */
export function queueReport(report: HealthReport, error?: unknown): void {
  if (!following) document.addEventListener('visibilitychange', () => document.hidden && sendReports());
  if (!following) window.addEventListener('pagehide', sendReports);
  following = true;
  const release = { id: report.moduleId, version: report.version };
  if (report.outcome === 'failed') {
    failedReleases.add(release);
    return add(error === undefined ? report : { ...report, ...explainFailure(error, report) });
  }
  if (report.outcome !== 'mounted') return add(report);
  const isSampled = Math.random() * SAMPLED < 1;
  if (failedReleases.has(release)) add({ ...report, weight: 1 });
  else if (isSampled) add({ ...report, weight: SAMPLED });
  // The page as a whole is measured for the module that it began with.
  if (!measuring && isSampled) {
    measurePage(({ metric, value }) => {
      add({ moduleId: report.moduleId, version: report.version, outcome: 'measured', metric, value, weight: SAMPLED });
    });
  }
  measuring = true;
}

function add(report: HealthReport): void {
  waiting.push('durationMs' in report ? { ...report, durationMs: Math.min(report.durationMs, LONGEST_MS) } : report);
  if (document.hidden || waiting.length >= MOST) return sendReports();
  const dueAt = Date.now() + (report.outcome === 'failed' ? FAILURE_MS : COLLECT_MS);
  if (sending && sending.dueAt <= dueAt) return;
  clearTimeout(sending?.timer);
  sending = { dueAt, timer: setTimeout(sendReports, dueAt - Date.now()) };
}

/** Sends what waits, at once: the page may be on its way out. */
export function sendReports(): void {
  clearTimeout(sending?.timer);
  sending = undefined;
  const batch = waiting.splice(0, MOST);
  if (batch.length === 0 || !navigator.onLine) return;
  void callBeyondPage('report_module_health', { reports_param: batch });
}
