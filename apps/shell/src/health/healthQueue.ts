import { sessionStore, supabaseAddress } from '@platform/session';
import { callWithoutClient, validStoredSession } from '@platform/session/start';
import { rememberedReleases } from '../loading/fallback/rememberedReleases';
import { explainFailure } from './explainFailure';
import { LONGEST_MS, type HealthReport } from './healthReport';
import type { Measurement } from './measurePage';

export { watchLeaving } from '../loading/leaving/watchLeaving';

/**
 * One in this many mounts and pages is reported, with that weight. All failures are reported, and all mounts of a
 * release that failed here.
 */
export const SAMPLED = 5;
/** How long reports are collected (milliseconds). A failure waits only a moment. */
const COLLECT_MS = 10_000;
const FAILURE_MS = 500;
/** The largest batch that the platform accepts. */
const MOST = 50;

/**
 * Releases that failed in this browser. It then reports each of their mounts with a weight of one: for a module that
 * few people open, a sample would contain failures only.
 */
const failedReleases = rememberedReleases('platform-failed-releases');

const waiting: HealthReport[] = [];
let sending: { timer: ReturnType<typeof setTimeout>; dueAt: number } | undefined;
let measuring = false;
let following = false;

/**
 * Takes a report, leaves out what is not in the sample, and sends the rest in batches.
 * @param error the error of a failure; the report says why and where it was thrown
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
  // The page's measurements belong to the module that it started with.
  if (!measuring && isSampled) void measure(report);
  measuring = true;
}

/**
 * Four of five pages need no code for it. A page that cannot fetch that code, or a browser that cannot measure, is not
 * measured: measuring never becomes an error of the page.
 */
async function measure({ moduleId, version }: HealthReport): Promise<void> {
  const tell = ({ metric, value }: Measurement) =>
    add({ moduleId, version, outcome: 'measured', metric, value, weight: SAMPLED });
  await import('./measurePage').then(({ measurePage }) => measurePage(tell)).catch(() => {});
}

function add(report: HealthReport): void {
  waiting.push('durationMs' in report ? { ...report, durationMs: Math.min(report.durationMs, LONGEST_MS) } : report);
  if (document.hidden || waiting.length >= MOST) return sendReports();
  const dueAt = Date.now() + (report.outcome === 'failed' ? FAILURE_MS : COLLECT_MS);
  if (sending && sending.dueAt <= dueAt) return;
  clearTimeout(sending?.timer);
  sending = { dueAt, timer: setTimeout(sendReports, dueAt - Date.now()) };
}

/** Sends waiting reports at once: the page may be closing. */
export function sendReports(): void {
  clearTimeout(sending?.timer);
  sending = undefined;
  const batch = waiting.splice(0, MOST);
  if (batch.length === 0 || !navigator.onLine) return;
  // No one waits for the answer: reports are statistics, and a closing page may lose them.
  send(batch).catch(() => undefined);
}

async function send(batch: HealthReport[]): Promise<void> {
  const to = supabaseAddress();
  const token = sessionStore.get().status === 'signed-in' ? validStoredSession()?.access_token : undefined;
  await callWithoutClient(to, token ?? to.publishableKey, 'report_module_health', { reports_param: batch }, true);
}
