import type { Page } from '@playwright/test';
import { container, failuresOf, FOR_EVER, freeze, platformModule, promoted, TITLE } from '../support/releases/freezing';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { phase, version, script } of [
  { phase: 'load', version: '8.2.0', script: container(FOR_EVER) },
  { phase: 'mount', version: '8.2.1', script: platformModule(`async mount() { ${FOR_EVER} }`) },
]) {
  test(`replaces a release that never ends its ${phase} after the person had to close its page`, async ({
    context,
    page,
    problems,
  }) => {
    test.slow();
    await promoted(version, script, async () => {
      await freeze(context, '/demo/exercises');
      const failures = failuresOf(page);
      await page.goto('/demo/exercises');
      await expect(heading(page)).toHaveText('Exercises');
      await expect.poll(() => failures).toMatchObject([{ moduleId: 'exercises', version, phase }]);
      expect(problems.join('\n')).toContain(`exercises ${version} is not on the page (E211`);
      problems.length = 0;
      // The next visits avoid the release, and it is reported once.
      await page.reload();
      await expect(heading(page)).toHaveText('Exercises');
      expect(failures).toHaveLength(1);
      expect(failures).toMatchObject([{ froze: true, message: 'The page stopped answering.' }]);
      problems.length = 0;
    });
  });
}

test('keeps the release after a reload, a departure or a close during loading', async ({ context, page, problems }) => {
  test.slow();
  await promoted('8.2.3', platformModule(TITLE), async () => {
    const isHeld = (target: Page) => target.waitForRequest((request) => request.url().includes('/8.2.3/entry.js'));
    const held = new Set<() => void>();
    await context.route('**/exercises/8.2.3/entry.js', async (route) => {
      await new Promise<void>((resolve) => held.add(resolve));
      await route.continue().catch(() => {});
    });
    const other = await context.newPage();
    for (const target of [other, page]) {
      const asked = isHeld(target);
      await target.goto('/demo/exercises', { waitUntil: 'commit' });
      await asked;
    }
    const failures = failuresOf(page);
    const again = isHeld(page);
    await page.reload({ waitUntil: 'commit' });
    await again;
    await other.close();
    const onceMore = isHeld(page);
    await page.goto('/demo/exercises?again', { waitUntil: 'commit' });
    await onceMore;
    await context.unroute('**/exercises/8.2.3/entry.js');
    held.forEach((letGo) => letGo());
    await expect(heading(page)).toHaveText('Exercises of tomorrow');
    expect(failures).toEqual([]);
    problems.length = 0;
  });
});
