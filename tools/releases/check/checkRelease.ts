import type { ManifestModule, SlotOffer } from '@platform/contract';
import type { Browser } from '@playwright/test';
import { obstacleOf } from '../channels/obstacleOf';
import { answerOf, type Platform } from '../platforms/platform';
import type { Progress } from '../terminal/progress';
import { readCurrentShell, readPreviousShell, type CurrentShell } from '../publishing/publishShell';
import type { NamedRelease } from '../registry/releaseName';
import { requireRelease } from '../channels/requireRelease';
import { readCandidateModules } from './candidateModules';
import { openKillableBrowser } from './killableBrowser';
import { examineFillers } from './examineFillers';
import { isPartOfAnother } from './isPartOfAnother';
import { leftInWords } from './leftInWords';
import { mountSet, type MountedSet } from './mountSet';
import { examineNeighbor } from './neighbors/examineNeighbor';
import { untilAborted } from './untilAborted';

interface CheckRequest extends NamedRelease {
  actor: string;
  /** The sets to mount if the release has already passed a check; undefined for all sets that people have. */
  sets?: string[][];
}

/** The modules that a check has mounted, and the failures it found. */
interface CheckedRelease {
  shells: string[];
  sets: string[][];
  findings: string[];
}

/**
 * Mounts a release in a real browser as people would get it from production: with the current shell and the one before,
 * which open tabs still have, and with every set of modules that any club has. Meanwhile mounts it in each slot that it
 * fills, and visits it alone, again and again, to see what it does to the shared page. Records the result. A page that takes
 * too long ends the check, and so does `stop`; both are recorded as a failure.
 */
export async function checkRelease(
  platform: Platform,
  { moduleId, version, actor, sets: wanted }: CheckRequest,
  progress: Progress,
  stop: AbortSignal,
): Promise<CheckedRelease> {
  await requireRelease(platform, { moduleId, version });
  const release = { module_id_param: moduleId, version_param: version };
  const sets = wanted ?? ((await answerOf(platform.registry.rpc('release_sets', release))) as string[][]);
  const modules = await readCandidateModules(platform, sets.flat());
  const shells = await shellsOfPeople(platform);
  const checked = modules.get(`${moduleId}@${version}`);
  const visits = shells.flatMap((shell) => sets.map((set) => visitOf(shell, set, { sets, modules, checked })));

  const title = `Mounting ${moduleId} ${version} with ${count(shells.length, 'shell')} and ${count(sets.length, 'set')} of modules`;
  const candidate = wanted ? undefined : checked;
  const findings = await progress.step(title, (report) => mountAll(platform, { visits, candidate }, stop, report));
  const obstacle = await obstacleOf(platform, { moduleId, version });
  if (obstacle) findings.unshift(obstacle);
  const digests = shells.map(({ build }) => build.digest);
  await answerOf(
    platform.registry.rpc('record_release_check', {
      ...release,
      shells_param: digests,
      sets_param: sets,
      findings_param: findings,
      actor_param: actor,
    }),
  );
  return { shells: digests, sets, findings };
}

async function mountAll(
  platform: Platform,
  { visits, candidate }: { visits: MountedSet[]; candidate: ManifestModule | undefined },
  stop: AbortSignal,
  report: (done: number, of: number) => void,
): Promise<string[]> {
  const opening = openKillableBrowser();
  try {
    const { browser } = await untilAborted(opening, stop);
    const hasFailed = new AbortController();
    const signal = AbortSignal.any([stop, hasFailed.signal]);
    const examining = candidate ? examineAlone(browser, platform, { visits, candidate }, signal) : Promise.resolve([]);
    // It rejects when it is aborted, maybe before it is awaited.
    examining.catch(() => {});
    const findings = await mountEach(browser, platform, visits, stop, report);
    if (findings.length === 0) return await examining;
    // A module that does not appear at all cannot be examined further.
    hasFailed.abort();
    ignoreOpenPages(browser);
    return findings;
  } catch (error) {
    if (stop.aborted) return [String(stop.reason)];
    throw error;
  } finally {
    // A module that did not start has nothing to end, and its own error says so.
    await opening.then(({ kill }) => kill()).catch(() => {});
  }
}

async function mountEach(
  browser: Browser,
  platform: Platform,
  visits: readonly MountedSet[],
  stop: AbortSignal,
  report: (done: number, of: number) => void,
): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, visit] of visits.entries()) {
    report(index, visits.length);
    const outcome = await mountSet(browser, platform, visit, stop);
    findings.push(...outcome.findings);
    if (outcome.isOver) continue;
    const left = visits.length - index - 1;
    if (left > 0) findings.push(`The check ended there: ${leftInWords(left, visits.length)}`);
    return findings;
  }
  return findings;
}

/** Lets the browser be killed while its pages still ask for files: their requests would fail otherwise, with no one to hear. */
function ignoreOpenPages(browser: Browser): void {
  for (const page of browser.contexts().flatMap((context) => context.pages()))
    page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {});
}

/** Mounts a module without others: in the slots that it fills, and on its page, again and again. */
async function examineAlone(
  browser: Browser,
  platform: Platform,
  { visits, candidate: module }: { visits: readonly MountedSet[]; candidate: ManifestModule },
  stop: AbortSignal,
): Promise<string[]> {
  const [first] = visits;
  if (!first) return [];
  const { shell } = first;
  const offers = offersOf(shell, visits);
  return [
    ...(await examineFillers(browser, platform, { shell, module, offers }, stop)),
    ...(await examineNeighbor(browser, platform, { shell, module }, stop)),
  ];
}

/** The slots that the shell or a module of any club offers. */
const offersOf = ({ build }: CurrentShell, visits: readonly MountedSet[]): Map<string, SlotOffer> =>
  new Map([
    ...Object.entries(build.offers ?? {}),
    ...visits.flatMap(({ modules }) => modules.flatMap(({ descriptor }) => Object.entries(descriptor.offers ?? {}))),
  ]);

async function shellsOfPeople(platform: Platform): Promise<CurrentShell[]> {
  const previous = await readPreviousShell(platform);
  return [await readCurrentShell(platform), ...(previous ? [previous] : [])];
}

/**
 * The visit to a set. If a larger set has all of its modules, they are mounted there, and only the checked module is
 * mounted here, because it could need a module that this set lacks.
 */
function visitOf(
  shell: CurrentShell,
  set: string[],
  { sets, modules, checked }: { sets: string[][]; modules: Map<string, ManifestModule>; checked?: ManifestModule },
): MountedSet {
  const present = modulesOf(set, modules);
  return { shell, modules: present, mounted: checked && isPartOfAnother(set, sets) ? [checked] : present };
}

function modulesOf(set: string[], modules: Map<string, ManifestModule>): ManifestModule[] {
  return set.map((name) => modules.get(name)).filter((module) => module !== undefined);
}

const count = (number: number, thing: string): string => (number === 1 ? `1 ${thing}` : `${number} ${thing}s`);
