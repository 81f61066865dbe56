import type { BrowserContext, Page } from '@playwright/test';
import { publishScript } from './platformRegistry';
import { release } from './platformUnderTest';

/** The entry of a release whose container this makes. */
export const container = (body: string) => `window[GLOBAL] = (() => { ${body} })();`;
/** The same for a module of these parts. */
export const platformModule = (parts: string) =>
  container(
    `return { init() {}, get: async () => () => ({ platformModule: { unmount: async () => {}, ${parts} } }) };`,
  );

/** A statement after which a page does nothing else. */
export const FOR_EVER = 'console.info("It never ends."); for (;;);';
/** A module's part that draws its title. */
export const TITLE = `async mount({ domElement }) { domElement.innerHTML = '<h1>Training of tomorrow</h1>'; }`;

/** Opens an address whose page stands still, as the browser would say, and closes the tab. */
export async function freeze(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  const standsStill = page.waitForEvent('console', (message) => message.text() === 'It never ends.');
  await page.goto(address, { waitUntil: 'commit' });
  await standsStill;
  await page.close();
}

/** The failures that a page reports. */
export function failuresOf(page: Page): Record<string, unknown>[] {
  const failures: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/report_module_health')) return;
    const { reports_param: reports } = request.postDataJSON() as { reports_param: Record<string, unknown>[] };
    failures.push(...reports.filter(({ outcome }) => outcome === 'failed'));
  });
  return failures;
}

/** Publishes a release of Training and puts it into production while something is tried. */
export async function promoted(version: string, script: string, work: () => Promise<void>): Promise<void> {
  await publishScript('training', version, script);
  await release('promote', 'training', version, '--reason', 'a new loop', '--force');
  try {
    await work();
  } finally {
    await release('rollback', 'training', '--reason', 'it never ends');
  }
}
