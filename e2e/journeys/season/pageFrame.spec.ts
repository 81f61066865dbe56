import type { Page } from '@playwright/test';
import { appPagePatterns } from '../../support/platform/moduleRoutes';
import { expect, test } from '../../support/test';

/** Every page in the frame of the app, with its tabs. */
const ADDRESSES = [
  '/training',
  '/training?tab=people',
  '/training?tab=in-service',
  '/training/30000000-0000-4000-8000-000000001000',
  '/training/people/10000005-0000-4000-8000-000000000001',
  '/training?tab=renewals',
  '/pre-season',
  '/pre-season?tab=budget',
  '/pre-season?tab=priorities',
  '/recruitment',
  '/recruitment?view=list',
  '/recruitment?tab=roles',
  '/recruitment?tab=public',
  '/recruitment?tab=last-season',
  '/staff',
  '/staff?tab=analytics',
  '/staff/import',
  '/operations',
  '/operations?view=water',
  '/operations?view=logs',
  '/operations?view=incidents',
  '/operations?view=templates',
  '/operations?tab=labor',
  '/operations?tab=vendors',
  '/operations?tab=tickets',
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
  '/scheduling/time-clock?tab=timesheets',
  '/scheduling/time-clock?tab=devices',
  '/reports',
  '/reports?tab=staffing',
  '/reports?tab=financial',
  '/reports?tab=operations',
  '/post-season',
  '/post-season?tab=exit',
  '/post-season?tab=documents&season=2025',
  '/post-season?tab=lessons',
  '/admin',
  '/admin?view=invitations',
  '/admin/features',
  '/admin/analytics',
  '/admin/settings',
  '/dashboard',
  '/legacy-dashboard',
  '/user-dashboard',
  '/user-dashboard?tab=team',
  '/user-dashboard?tab=activity',
  '/settings',
  '/assets',
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
];

/** The addresses among these that a member of a club can open. */
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
  '/operations?tab=vendors',
  '/operations?tab=tickets',
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
  '/reports',
  '/post-season',
  '/dashboard',
  '/legacy-dashboard',
  '/user-dashboard',
  '/user-dashboard?tab=team',
  '/user-dashboard?tab=activity',
  '/settings',
  '/assets',
];

/** The demo of a wall tablet: a screen of its own, like a club's shared clock at /clock. */
const OWN_SCREENS = ['/demo/operations/scheduling/time-clock/shared'];

/** In px: a phone, a tablet in landscape, a laptop and a large screen. */
const WIDTHS = [390, 1024, 1440, 1920];

/** Positions of the parts of a page's frame, in px from the document's corner. */
interface Frame {
  title: string;
  leftEdge: number;
  firstRow: string;
}

test("the list above has an address of every page in a module's routes", () => {
  const paths = [...ADDRESSES, ...OWN_SCREENS].map((address) => address.split('?')[0] ?? '');
  const patterns = appPagePatterns();
  expect(patterns.length).toBeGreaterThan(25);
  expect(patterns.filter((pattern) => !paths.some((each) => pattern.test(each)))).toEqual([]);
});

const READERS = [
  { reader: 'an administrator', email: 'admin@pinehollow.test', addresses: ADDRESSES },
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
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
          const first = expected.get(width) ?? (await frameOf(page));
          expected.set(width, first);
          // The layout follows a new width within a few frames.
          await expect.soft.poll(() => frameOf(page), `${address} at ${width} px`).toEqual(first);
        }
      });
    }
    expect(problems).toEqual([]);
  });
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
