import type { Locator, Page } from '@playwright/test';
import { appPagePatterns } from '../../support/platform/moduleRoutes';
import { expect, test } from '../../support/test';

/** A club's pages in the frame of the app. The test switches to the other tabs of each. */
const OF_ADMINISTRATORS = [
  '/training',
  '/training/30000000-0000-4000-8000-000000001000',
  '/training/people/10000005-0000-4000-8000-000000000001',
  '/pre-season',
  '/recruitment',
  '/recruitment?view=list',
  '/staff',
  '/staff/import',
  '/operations',
  '/operations?view=water',
  '/operations?view=logs',
  '/operations?view=incidents',
  '/operations?view=templates',
  '/operations/rotation',
  '/operations/water-sheet',
  '/operations/places',
  '/operations/report',
  '/operations/upkeep',
  '/operations/incidents/10000036-0000-4000-8000-000000000002',
  '/scheduling',
  '/scheduling?view=day',
  '/scheduling?view=two-weeks',
  '/scheduling?rows=roles',
  '/scheduling/time-clock',
  '/reports',
  '/post-season',
  '/post-season?season=2025',
  '/post-season/surveys/10000071-0000-4000-8000-000000000003',
  '/post-season/surveys/10000071-0000-4000-8000-000000000003/preview',
  '/post-season/surveys/10000071-0000-4000-8000-000000000003/poster',
  '/club-future',
  '/club-future/reserve-study',
  '/admin',
  '/admin?view=invitations',
  '/admin/features',
  '/admin/analytics',
  '/admin/settings',
  '/dashboard',
  '/legacy-dashboard',
  '/user-dashboard',
  '/settings',
  '/assets',
];

/** The same in the demos, which look like the first page of a club. */
const OF_DEMOS = [
  '/training',
  '/demo/training',
  '/demo/training/30000000-0000-4000-8000-000000001000',
  '/demo/training/people/10000005-0000-4000-8000-000000000001',
  '/demo/pre-season',
  '/demo/recruitment',
  '/demo/recruitment/staff',
  '/demo/recruitment/staff/import',
  '/demo/operations',
  '/demo/operations/rotation',
  '/demo/operations/water-sheet',
  '/demo/operations/places',
  '/demo/operations/report',
  '/demo/operations/upkeep',
  '/demo/operations/incidents/10000036-0000-4000-8000-000000000002',
  '/demo/operations/scheduling',
  '/demo/operations/scheduling/time-clock',
  '/demo/operations/reports',
  '/demo/post-season',
  '/demo/post-season/surveys/10000071-0000-4000-8000-000000000003',
  '/demo/post-season/surveys/10000071-0000-4000-8000-000000000003/preview',
  '/demo/post-season/surveys/10000071-0000-4000-8000-000000000003/poster',
  '/demo/club-future',
  '/demo/club-future/reserve-study',
];

/** The addresses among the first ones that a member of a club can open. */
const OF_MEMBERS = [
  '/training',
  '/training/30000000-0000-4000-8000-000000001000',
  '/pre-season',
  '/recruitment',
  '/staff',
  '/operations',
  '/operations?view=water',
  '/operations?view=logs',
  '/operations?view=incidents',
  '/operations/rotation',
  // Pages for managers tell a member so in the same frame.
  '/operations/water-sheet',
  '/operations/places',
  '/operations/incidents/10000036-0000-4000-8000-000000000002',
  '/operations/report',
  '/operations/upkeep',
  '/scheduling',
  '/scheduling?view=day',
  '/scheduling?view=two-weeks',
  '/scheduling/time-clock',
  '/post-season',
  '/club-future',
  '/dashboard',
  '/legacy-dashboard',
  '/user-dashboard',
  '/settings',
  '/assets',
];

/** The demo of a wall tablet: a screen of its own, like a club's shared clock at /clock. */
const OWN_SCREENS = ['/demo/operations/scheduling/time-clock/shared'];

/** In px: a phone, a tablet in landscape, a laptop and a large screen. */
const WIDTHS = [390, 1024, 1440, 1920];
/** Of a tab that is switched to, whose page stands there at every width. */
const ENDS = [1920, 390];

/** Positions of the parts of a page's frame, in px from the document's corner. */
interface Frame {
  title: string;
  leftEdge: number;
  firstRow: string;
}

test("the list above has an address of every page in a module's routes", () => {
  const paths = [...OF_ADMINISTRATORS, ...OF_DEMOS, ...OWN_SCREENS].map((address) => address.split('?')[0] ?? '');
  const patterns = appPagePatterns();
  expect(patterns.length).toBeGreaterThan(50);
  expect(patterns.filter((pattern) => !paths.some((each) => pattern.test(each)))).toEqual([]);
});

const READERS = [
  { reader: 'an administrator', email: 'admin@pinehollow.test', addresses: OF_ADMINISTRATORS },
  { reader: 'an administrator in the demos', email: 'admin@pinehollow.test', addresses: OF_DEMOS },
  { reader: 'a member', email: 'staff@pinehollow.test', addresses: OF_MEMBERS },
];

for (const { reader, email, addresses } of READERS) {
  test(`a page keeps its title, left edge and first row in place when ${reader} changes pages`, async ({
    page,
    signIn,
    problems,
  }) => {
    test.slow();
    const expected = new Map<number, Frame>();
    for (const [index, address] of addresses.entries()) {
      await test.step(address, async () => {
        if (index === 0) await signIn(email, address);
        else await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectFrame(page, WIDTHS, expected, address);
        if (address.includes('?')) return;
        for (const tab of await otherTabs(page)) {
          await tab.click();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          await expectFrame(page, ENDS, expected, `${address}, ${await tab.textContent()}`);
        }
      });
    }
    expect(problems).toEqual([]);
  });
}

/** Compares a page, once it has loaded, with the first one. */
async function expectFrame(page: Page, widths: readonly number[], expected: Map<number, Frame>, what: string) {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    const first = expected.get(width) ?? (await frameOf(page));
    expected.set(width, first);
    // The layout follows a new width within a few frames.
    await expect.soft.poll(() => frameOf(page), `${what} at ${width} px`).toEqual(first);
  }
}

/** The tabs of a page that are not open. */
async function otherTabs(page: Page): Promise<Locator[]> {
  const tabs = await page.locator('main [role=tablist]').first().getByRole('tab').all();
  return tabs.slice(1);
}

function frameOf(page: Page): Promise<Frame> {
  return page.evaluate(() => {
    const place = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box ? `${Math.round(box.x)}, ${Math.round(box.y + scrollY)}` : 'none';
    };
    const header = document.querySelector('main header:has(h1)');
    return {
      title: place(header?.querySelector('h1')),
      leftEdge: Math.round(header?.getBoundingClientRect().x ?? -1),
      firstRow: place(header?.nextElementSibling),
    };
  });
}
