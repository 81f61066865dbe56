import type { BrowserContext, Page } from '@playwright/test';
import { publishScript } from '../support/platformRegistry';
import { release } from '../support/platformUnderTest';
import { expect, signInAs, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const container = (body: string) => `window[GLOBAL] = (() => { ${body} })();`;
const platformModule = (parts: string) =>
  container(
    `return { init() {}, get: async () => () => ({ platformModule: { unmount: async () => {}, ${parts} } }) };`,
  );

const FOR_EVER = 'console.info("It never ends."); for (;;);';
const TITLE = `async mount({ domElement }) { domElement.innerHTML = '<h1>Training of tomorrow</h1>'; }`;

/** Opens an address whose page stands still, as the browser would say, and closes the tab. */
async function freeze(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  const standsStill = page.waitForEvent('console', (message) => message.text() === 'It never ends.');
  await page.goto(address, { waitUntil: 'commit' });
  await standsStill;
  await page.close();
}

/** The failures that a page reports. */
function failuresOf(page: Page): Record<string, unknown>[] {
  const failures: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/report_module_health')) return;
    const { reports_param: reports } = request.postDataJSON() as { reports_param: Record<string, unknown>[] };
    failures.push(...reports.filter(({ outcome }) => outcome === 'failed'));
  });
  return failures;
}

async function promoted(version: string, script: string, work: () => Promise<void>): Promise<void> {
  await publishScript('training', version, script);
  await release('promote', 'training', version, '--reason', 'a new loop', '--force');
  try {
    await work();
  } finally {
    await release('rollback', 'training', '--reason', 'it never ends');
  }
}

for (const { phase, version, script } of [
  { phase: 'load', version: '8.2.0', script: container(FOR_EVER) },
  { phase: 'mount', version: '8.2.1', script: platformModule(`async mount() { ${FOR_EVER} }`) },
]) {
  test(`a release that never ends at its ${phase} gives way where somebody had to close its page`, async ({
    context,
    page,
    problems,
  }) => {
    test.slow();
    await promoted(version, script, async () => {
      await freeze(context, '/demo/training');
      const failures = failuresOf(page);
      await page.goto('/demo/training');
      await expect(heading(page)).toHaveText('Training');
      await expect.poll(() => failures).toMatchObject([{ moduleId: 'training', version, phase }]);
      expect(problems.join('\n')).toContain(`training ${version} is not on the page (E211`);
      problems.length = 0;
      // The next visits keep out of its way, and it is told of once.
      await page.reload();
      await expect(heading(page)).toHaveText('Training');
      expect(failures).toHaveLength(1);
      problems.length = 0;
    });
  });
}

test('a card that never ends is found among the others, and they stand', async ({ context, page, problems }) => {
  test.slow();
  const script = platformModule(`async mountSlot() { ${FOR_EVER} }, ${TITLE}`);
  await promoted('8.2.2', script, async () => {
    await signInAs(page, 'manager@pinehollow.test', '/settings');
    // The first page says that it was one of its cards, the next one which.
    await freeze(context, '/legacy-dashboard');
    await freeze(context, '/legacy-dashboard');
    const failures = failuresOf(page);
    await page.goto('/legacy-dashboard');
    await expect(page.getByRole('main').getByText('Recruitment', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('alert').filter({ hasText: 'unavailable' })).toHaveCount(0);
    await expect.poll(() => failures).toMatchObject([{ moduleId: 'training', version: '8.2.2', phase: 'mount' }]);
    problems.length = 0;
  });
});

test('who reloads, leaves or closes a page that is still loading finds the release as it is', async ({
  context,
  page,
  problems,
}) => {
  test.slow();
  await promoted('8.2.3', platformModule(TITLE), async () => {
    const isHeld = (target: Page) => target.waitForRequest((request) => request.url().includes('/8.2.3/entry.js'));
    const held = new Set<() => void>();
    await context.route('**/training/8.2.3/entry.js', async (route) => {
      await new Promise<void>((resolve) => held.add(resolve));
      await route.continue().catch(() => {});
    });
    const other = await context.newPage();
    for (const target of [other, page]) {
      const asked = isHeld(target);
      await target.goto('/demo/training', { waitUntil: 'commit' });
      await asked;
    }
    const failures = failuresOf(page);
    const again = isHeld(page);
    await page.reload({ waitUntil: 'commit' });
    await again;
    await other.close();
    const onceMore = isHeld(page);
    await page.goto('/demo/training?again', { waitUntil: 'commit' });
    await onceMore;
    await context.unroute('**/training/8.2.3/entry.js');
    held.forEach((letGo) => letGo());
    await expect(heading(page)).toHaveText('Training of tomorrow');
    expect(failures).toEqual([]);
    problems.length = 0;
  });
});
