import type { ManifestModule, ModuleRoute } from '@platform/contract';
import type { Browser, Page } from '@playwright/test';
import { pageHtml } from '../compose/page/pageHtml';
import type { Platform } from '../platforms/platform';
import type { CurrentShell } from '../publishing/publishShell';
import { asksForNewer } from './asksForNewer';
import { mountingRoute } from './candidateModules';
import { causeOf, type FailurePanel } from './causeOf';
import { untilAborted } from './untilAborted';

/** Time limit for any response of a page (milliseconds). */
const ANSWER_LIMIT_MS = 5_000;

/**
 * Time limit for a module to show something (milliseconds). The shell itself tries twice, and gives up after eight
 * seconds each time.
 */
const SHOW_LIMIT_MS = 20_000;

/** Time limit for a whole set (milliseconds). A frozen page also blocks calls that have no limit themselves. */
const SET_LIMIT_MS = 40_000;

/** The panel that says why a module is missing, except a panel of the previous module. */
const FAILURE = '#module-status [role=alert]:not([data-left])';

export interface MountedSet {
  shell: CurrentShell;
  /** All modules that the page knows. */
  modules: ManifestModule[];
  /** Those of them to mount, in this order. */
  mounted: ManifestModule[];
}

/** The result of mounting one set. */
interface MountedOutcome {
  /** One sentence for each problem. */
  findings: string[];
  /** False if the page did not end: its browser hangs and must be killed. */
  isOver: boolean;
}

/**
 * Opens a page that is composed from one shell and one set of modules, and mounts modules one after the other, as a
 * person goes from page to page. Code, styles and files are the stored ones; nothing is written. Ends within 40
 * seconds, whatever the page does.
 * @param stop ends it at once; its reason is a sentence
 */
export async function mountSet(
  browser: Browser,
  platform: Platform,
  set: MountedSet,
  stop: AbortSignal,
): Promise<MountedOutcome> {
  const visit = new SetVisit(platform, set);
  const limit = AbortSignal.timeout(SET_LIMIT_MS);
  try {
    const isOver = await untilAborted(visit.run(browser), AbortSignal.any([stop, limit]));
    return { findings: [...visit.findings], isOver };
  } catch (error) {
    if (stop.aborted) return { findings: [...visit.findings, String(stop.reason)], isOver: false };
    const why = limit.aborted ? `did not come to an end within ${SET_LIMIT_MS / 1000} seconds.` : failureOf(error);
    return { findings: [...visit.findings, visit.sentence(why)], isOver: false };
  }
}

const failureOf = (error: unknown): string =>
  `could not be mounted: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}`;

/** One page with one set of modules. */
class SetVisit {
  readonly findings: string[] = [];
  private present = '';
  private isOpen = false;
  private isInTime = true;
  private page!: Page;

  constructor(
    private readonly platform: Platform,
    private readonly set: MountedSet,
  ) {
    const [first] = set.mounted;
    if (first) this.present = nameOf(first);
  }

  /** @returns false if a page takes too long */
  async run(browser: Browser): Promise<boolean> {
    const context = await browser.newContext({ baseURL: this.platform.siteOrigin, serviceWorkers: 'block' });
    this.page = await context.newPage();
    await this.prepare();
    for (const module of this.set.mounted) {
      await this.mount(module);
      // A module that never ends holds the page: nothing after it could be mounted, and closing would wait for it.
      if (!(await this.answers())) return false;
    }
    await context.close();
    return this.isInTime;
  }

  private async prepare(): Promise<void> {
    this.page.on('pageerror', (error) => this.note(`threw: ${error.message}`));
    await this.page.route('**/*', async (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html', body: this.html() });
      // A check leaves no trace: no inquiry, no report.
      const isHarmless = request.method() === 'GET' && !asksForNewer(request);
      return isHarmless ? route.continue() : route.fulfill({ status: 204 });
    });
  }

  private async mount(module: ManifestModule): Promise<void> {
    const route = mountingRoute(module);
    this.present = nameOf(module);
    if (!route) return this.note('has no page to mount it on.');
    const loaded = this.page.waitForResponse((response) => response.url().includes(folderOf(module)), {
      timeout: SHOW_LIMIT_MS,
    });
    loaded.catch(() => {});
    try {
      await this.go(route);
      // The shell refuses a release that it cannot run before it requests any of its files.
      const refused = this.page.waitForSelector(FAILURE, { state: 'attached', timeout: SHOW_LIMIT_MS });
      refused.catch(() => {});
      await Promise.race([loaded, refused]);
      const failure = await this.outcome();
      if (failure !== undefined) this.note(`was not shown: ${failure}`);
    } catch {
      this.isInTime = false;
      this.note(`showed nothing at ${route.path} within ${SHOW_LIMIT_MS / 1000} seconds.`);
    }
  }

  /** Whether the page still responds. Records a finding if it does not. */
  private async answers(): Promise<boolean> {
    try {
      await this.page.waitForFunction(() => true, undefined, { timeout: ANSWER_LIMIT_MS });
      return true;
    } catch {
      this.note('does not let the page answer any more.');
      return false;
    }
  }

  /** Later pages are reached without a reload, so that the modules meet each other's code. */
  private async go({ path }: ModuleRoute): Promise<void> {
    if (!this.isOpen) {
      this.isOpen = true;
      await this.page.goto(path, { waitUntil: 'commit' });
      return;
    }
    await this.page.evaluate((address) => {
      for (const place of document.querySelectorAll('#module-outlet > *, #module-status [role=alert]'))
        place.setAttribute('data-left', '');
      window.history.pushState({}, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
  }

  /** @returns the cause in the panel that replaces the module; undefined if the module is there */
  private async outcome(): Promise<string | undefined> {
    const answer = await this.page.waitForFunction(
      (selector) => {
        const failure = document.querySelector(selector);
        if (failure) {
          // The details for a team are collapsed: `Training 1.1.0: its cause E209 crashed-rendering`.
          const details = failure.querySelector('details')?.cloneNode(true) as HTMLElement | undefined;
          const number = details?.querySelector('a')?.textContent;
          for (const beside of details?.querySelectorAll('summary, a') ?? []) beside.remove();
          return { words: (failure as HTMLElement).innerText, cause: details?.textContent, number };
        }
        const place = document.querySelector('#module-outlet > :not([data-left])');
        const isShown = place instanceof HTMLElement && place.innerText.trim() !== '';
        return isShown && !document.querySelector('#module-status [aria-busy]') ? {} : null;
      },
      FAILURE,
      { timeout: SHOW_LIMIT_MS },
    );
    const panel = (await answer.jsonValue()) as Partial<FailurePanel>;
    return panel.words === undefined ? undefined : causeOf({ ...panel, words: panel.words }, this.present);
  }

  private note(what: string): void {
    this.findings.push(this.sentence(what));
  }

  /** A finding about the module that is being mounted. */
  sentence(what: string): string {
    const others = this.set.modules.map(({ id, version }) => `${id}@${version}`).join(', ');
    return `${this.present} ${what} (with shell ${this.set.shell.build.digest} and ${others})`;
  }

  private html(): string {
    const { shell, modules, mounted } = this.set;
    const [module] = mounted;
    const route = module && mountingRoute(module);
    return pageHtml({
      page: { file: '', title: module?.descriptor.title ?? '', layout: route?.layout ?? 'site' },
      shell,
      manifest: { modules, switchedOff: [] },
      config: this.platform.page,
    });
  }
}

const nameOf = ({ descriptor, version }: ManifestModule): string => `${descriptor.title} ${version}`;
const folderOf = ({ id, version }: ManifestModule): string => `/modules/${id}/${version}/`;
