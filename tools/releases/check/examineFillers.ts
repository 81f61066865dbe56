import type { ManifestModule, SlotOffer } from '@platform/contract';
import { slotValueProblem } from '@platform/contract/slot-values';
import type { Browser, Page } from '@playwright/test';
import { pageHtml } from '../compose/page/pageHtml';
import type { Platform } from '../platforms/platform';
import type { CurrentShell } from '../publishing/publishShell';
import { folderOfRelease } from '../registry/releaseFolder';
import { asksForNewer } from './asksForNewer';
import { mountingRoute } from './candidateModules';
import { compressedSize } from './compressedSize';
import { untilAborted } from './untilAborted';

/** Time limit for filling one slot (milliseconds). The shell gives up after the same time. */
const FILL_LIMIT_MS = 8_000;
/** Time limit for all slots (milliseconds). */
const LIMIT_MS = 40_000;

interface Candidate {
  shell: CurrentShell;
  module: ManifestModule;
  /** The slots that the shell and the modules of any club offer. */
  offers: ReadonlyMap<string, SlotOffer>;
}

/**
 * Tests a module in every offered slot that it fills, with the slot's example, on a page of the shell: mounts the
 * module's component, or calls its function. Refused rows are not a failure, because no one is signed in during a check.
 * Skips slots that are not offered. Ends within 40 seconds.
 * @returns one sentence for each failure
 */
export async function examineFillers(
  browser: Browser,
  platform: Platform,
  candidate: Candidate,
  stop: AbortSignal,
): Promise<string[]> {
  const { module, offers } = candidate;
  const route = mountingRoute(module);
  const slots = Object.keys(module.descriptor.fills).filter((slot) => offers.has(slot));
  if (!route || slots.length === 0) return [];
  const limit = AbortSignal.timeout(LIMIT_MS);
  const name = `${module.descriptor.title} ${module.version}`;
  try {
    const filled = fillAll(browser, platform, candidate, slots, route.path);
    const findings = await untilAborted(filled, AbortSignal.any([stop, limit]));
    return findings.map((finding) => `${name} ${finding}`);
  } catch (error) {
    if (stop.aborted) throw error;
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return [`${name} could not fill its slots: ${limit.aborted ? 'it took longer than 40 seconds.' : why}`];
  }
}

async function fillAll(
  browser: Browser,
  platform: Platform,
  { shell, module, offers }: Candidate,
  slots: string[],
  at: string,
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: platform.siteOrigin, serviceWorkers: 'block' });
  const page = await context.newPage();
  const requested = new Set<string>();
  const folder = `/${folderOfRelease(module.id, module.version)}/`;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(folder)) requested.add(pathname.slice(folder.length));
    if (request.isNavigationRequest()) {
      return route.fulfill({ contentType: 'text/html', body: pageOf(platform, shell, module) });
    }
    const isHarmless = request.method() === 'GET' && !asksForNewer(request);
    return isHarmless ? route.continue() : route.fulfill({ status: 204 });
  });
  await page.goto(at);
  await page.waitForFunction(() => Boolean(document.querySelector('#module-outlet > *')?.textContent));

  const findings: string[] = [];
  for (const slot of slots) {
    const offer = offers.get(slot);
    if (!offer) continue;
    requested.clear();
    const problem = await fillOne(page, module, slot, offer);
    if (problem) findings.push(`fills ${slot} badly: ${problem}`);
    const first = [module.entry, ...module.preload].map(({ file }) => file);
    const bytes = await compressedSize(platform.store, module, new Set([...first, ...requested]));
    if (bytes > offer.bytes) {
      findings.push(`loads ${grouped(bytes)} bytes to fill ${slot}, which takes ${grouped(offer.bytes)} at most.`);
    }
  }
  await context.close();
  return findings;
}

/** @returns the failure; undefined without one */
async function fillOne(
  page: Page,
  module: ManifestModule,
  slot: string,
  offer: SlotOffer,
): Promise<string | undefined> {
  const [props = {}] = (offer.props.examples ?? []) as object[];
  const asked = { container: module.global, slot, props, isAsked: offer.answer !== undefined, limit: FILL_LIMIT_MS };
  const outcome = await page.evaluate(fillInPage, asked);
  if (outcome.problem !== undefined) return outcome.problem;
  if (!offer.answer || outcome.answer === undefined) return undefined;
  const problem = slotValueProblem(offer.answer, JSON.parse(outcome.answer));
  return problem && `its answer is not what the slot allows: ${problem}`;
}

interface AskedInPage {
  /** Global name of the release's federation container. */
  container: string;
  slot: string;
  props: object;
  isAsked: boolean;
  limit: number;
}

/** Runs in the page. @returns the answer as JSON, or the problem */
async function fillInPage({
  container,
  slot,
  props,
  isAsked,
  limit,
}: AskedInPage): Promise<{ answer?: string; problem?: string }> {
  interface Filler {
    mountSlot(slot: string, to: { domElement: HTMLElement; props: object; onCrash(error: Error): void }): Promise<void>;
    loadAnswer(slot: string): Promise<(props: object) => Promise<unknown>>;
    unmount(to: { domElement: HTMLElement }): Promise<void>;
  }
  interface Container {
    get(name: string): Promise<() => { platformModule: Filler }>;
  }
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`it took longer than ${limit / 1000} seconds`)), limit);
  });
  const domElement = document.body.appendChild(document.createElement('div'));
  try {
    const release = (window as unknown as Record<string, Container | undefined>)[container];
    if (!release) throw new Error('its code is not on the page');
    const { platformModule } = (await release.get('./module'))();
    if (isAsked) {
      const answer = await Promise.race([platformModule.loadAnswer(slot), late]);
      return { answer: JSON.stringify(await Promise.race([answer(props), late])) };
    }
    const crashes: Error[] = [];
    // A method: an arrow function would need a compiler helper for its name, which the page does not have.
    const place = {
      domElement,
      props,
      onCrash(error: Error) {
        crashes.push(error);
      },
    };
    await Promise.race([platformModule.mountSlot(slot, place), late]);
    await platformModule.unmount({ domElement });
    return { problem: crashes[0]?.message };
  } catch (error) {
    const { name, message } = error as Error;
    // Refused rows: no one is signed in.
    return name === 'DataError' ? {} : { problem: message };
  } finally {
    domElement.remove();
  }
}

const grouped = (bytes: number) => bytes.toLocaleString('en-US');

const pageOf = (platform: Platform, shell: CurrentShell, module: ManifestModule): string =>
  pageHtml({
    page: { file: '', title: module.descriptor.title, layout: mountingRoute(module)?.layout ?? 'site' },
    shell,
    manifest: { modules: [module], switchedOff: [] },
    config: platform.page,
  });
