import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlatformManifest } from '@platform/contract';
import { chromium, type Browser, type Page, type Route } from '@playwright/test';
import { BuildError } from '../../bundler/buildError';
import { distFolder } from '../../bundler/paths';
import { runRenderer } from '../../bundler/prerender/runRenderer';
import type { ChromeRenderings, ChromeRequest } from '../../bundler/prerender/shellRenderer';
import { chromiumLaunch } from '../../checks/browser/chromium';
import { pageHtml } from '../compose/page/pageHtml';
import type { PageRenderings } from '../compose/page/pageMarkup';
import { pagesOf } from '../compose/sitePages';
import type { CurrentShell } from '../publishing/publishShell';
import type { BuiltExercises } from './buildExercises';

/** An address at which nothing answers: the check answers all requests itself. Signatures need a secure page. */
const ORIGIN = 'https://start.test';

/** Time limit for anything that a page should show (milliseconds), on a machine with other work. */
const SHOW_LIMIT_MS = 20_000;

/** How messages of the federation runtime on the console begin, such as a shared package of a version that does not fit. */
const OF_FEDERATION = /^\[ (Module Federation|Federation Runtime) \]/;

/** The pages that must start, by their paths, with what a person does there. */
const visits: Readonly<Record<string, { does: string; use: (page: Page) => Promise<unknown> }>> = {
  '/errors': {
    does: 'loads its code when a person opens the menu',
    use: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('heading', { name: 'Errors of the platform', level: 1 }).waitFor();
      await page.locator('#site-menu').waitFor();
    },
  },
  '/auth': {
    does: 'sends an address and a password, and shows that they are refused',
    use: async (page) => {
      await page.getByLabel('Email').fill('manager@club.test');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      // A client that does not start shows an alert, too, and asks nothing.
      const asked = page.waitForRequest(`${ORIGIN}/auth/v1/token**`);
      await Promise.all([asked, page.getByRole('button', { name: 'Admin Sign In' }).click()]);
      await page.getByRole('alert').waitFor();
    },
  },
  '/demo/exercises': {
    does: 'shows the pages of a module',
    use: (page) => page.locator('#module-outlet h1').waitFor(),
  },
};

/**
 * Opens pages of the built shell in Chromium, as `compose` writes them.
 * @throws BuildError that names each page that does not start, and what its browser reports
 */
export async function requireStart(
  executablePath: string,
  shell: CurrentShell,
  exercises: BuiltExercises,
): Promise<void> {
  const htmls = await composePages(shell, exercises);
  const browser = await chromium.launch(chromiumLaunch(executablePath));
  try {
    const problems = await Promise.all(
      Object.entries(visits).map(([pathname, { does, use }]) =>
        visit(browser, pathname, (route) => answer(route, htmls, shell, exercises), use).then(
          () => [],
          (error: Error) => [`${pathname} no longer ${does}: ${error.message}`],
        ),
      ),
    );
    if (problems.flat().length > 0) throw new BuildError(`The shell does not start.\n${problems.flat().join('\n')}`);
  } finally {
    await browser.close();
  }
}

/** The pages' texts, by their paths. */
async function composePages(shell: CurrentShell, { module, root }: BuiltExercises): Promise<Map<string, string>> {
  const manifest: PlatformManifest = { modules: [module], switchedOff: [] };
  const config = { supabaseUrl: '', publishableKey: 'sb_publishable_start', artifactOrigin: '', roots: [root] };
  const code = await readFile(path.join(distFolder('shell'), shell.build.renderer), 'utf8');
  const request: ChromeRequest = { manifest, pages: [{ pathname: '/errors', isNotFound: false, layout: 'site' }] };
  const [chrome = {}] = await runRenderer<ChromeRenderings>(code, request);
  // A page that is complete without its code: it starts when a person uses it.
  const { libraries } = shell.build;
  const onDemand: PageRenderings = { chrome, module: { markup: '', styles: [], libraries } };
  return new Map(
    pagesOf(manifest).flatMap((page) => {
      const pathname = page.route?.path ?? '';
      if (!(pathname in visits)) return [];
      const renderings = pathname === '/errors' ? onDemand : undefined;
      return [[pathname, pageHtml({ page, shell, manifest, config, renderings })]];
    }),
  );
}

async function visit(
  browser: Browser,
  pathname: string,
  answered: (route: Route) => Promise<void>,
  use: (page: Page) => Promise<unknown>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  context.setDefaultTimeout(SHOW_LIMIT_MS);
  // With the browser's data saver on, a page waits until a person uses it.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
  await context.route('**/*', answered);
  const page = await context.newPage();
  const reports: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', ({ message }) => reports.push(message));
  page.on('console', (message) => {
    if (OF_FEDERATION.test(message.text())) warnings.push(message.text());
    else if (message.type() === 'error') reports.push(message.text());
  });
  try {
    await page.goto(ORIGIN + pathname);
    await use(page);
    if (warnings.length > 0) throw new Error('the federation runtime reports a problem');
  } catch (error) {
    const [sentence] = (error as Error).message.split('\n');
    throw new Error([sentence, ...warnings, ...reports].join('\n  '), { cause: error });
  } finally {
    await context.close();
  }
}

/** Answers like a host with the pages, the files of the shell and of the module, and a service that refuses a password. */
async function answer(
  route: Route,
  htmls: ReadonlyMap<string, string>,
  { base }: CurrentShell,
  { folder, module: { id, version } }: BuiltExercises,
): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const html = htmls.get(pathname);
  if (html && route.request().isNavigationRequest()) return route.fulfill({ contentType: 'text/html', body: html });
  const ofModule = `/modules/${id}/${version}/`;
  if (pathname.startsWith(base))
    return route.fulfill({ path: path.join(distFolder('shell'), pathname.slice(base.length)) });
  if (pathname.startsWith(ofModule)) return route.fulfill({ path: path.join(folder, pathname.slice(ofModule.length)) });
  if (pathname === '/auth/v1/token')
    return route.fulfill({ status: 400, json: { code: 'invalid_credentials', message: 'Invalid login credentials' } });
  if (pathname === '/rest/v1/rpc/is_invited') return route.fulfill({ json: true });
  return route.fulfill({ status: 204 });
}
