import type { Page } from '@playwright/test';
import { heading, linksOf, platformLinks } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

interface Person {
  email: string;
  club: string;
  /** Words of the other club, which must not appear anywhere. */
  foreign: RegExp;
  name: string;
  /** Whether the person may change the club's settings. */
  manages: boolean;
  modules: string[];
  /** Window width in pixels. Each role and each club is tested on a wide window and on a phone. */
  width: 1440 | 390;
}

const PINE_HOLLOW = {
  club: 'Pine Hollow Swim & Tennis Club',
  foreign: /Lakeside|Cart 14|Cart barn/,
  modules: ['Pre-Season', 'Recruitment', 'Training', 'Operations', 'Post-Season', 'ClubFuture'],
};
const LAKESIDE = {
  club: 'Lakeside Golf & Country Club',
  foreign: /Pine Hollow|Rescue tubes|Opening weekend schedule/,
  modules: ['Pre-Season', 'Recruitment', 'Operations', 'Post-Season', 'ClubFuture'],
};

const people: Person[] = [
  { ...PINE_HOLLOW, email: 'manager@pinehollow.test', name: 'Elena Ruiz', manages: true, width: 1440 },
  { ...PINE_HOLLOW, email: 'staff@pinehollow.test', name: 'Jordan Blake', manages: false, width: 390 },
  { ...LAKESIDE, email: 'admin@lakeside.test', name: 'Patricia Nguyen', manages: true, width: 390 },
  { ...LAKESIDE, email: 'staff@lakeside.test', name: 'Sam Okafor', manages: false, width: 1440 },
];

const main = (page: Page) => page.getByRole('main');

/** Opens a page with a full page load, and waits for its heading. */
async function visit(page: Page, address: string, title: string | RegExp): Promise<void> {
  await page.goto(address);
  await expect(heading(page, title)).toBeVisible();
}

for (const { email, club, foreign, name, manages, modules, width } of people) {
  test(`${email} finds only their own club on every page at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(page.locator('body')).not.toContainText(foreign);
    };
    await signIn(email);
    await expect(heading(page, `Welcome, ${name}`)).toBeVisible();
    await expect(main(page).getByText(club)).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Features' }).getByRole('listitem').first()).toBeVisible();
    await fits();

    await visit(page, '/legacy-dashboard', club);
    await expect(main(page).getByRole('region', { name: 'At a glance' })).toContainText(
      new RegExp(`Active modules\\D*${modules.length}`),
    );
    for (const title of modules) {
      await expect(
        main(page).getByRole('region', { name: 'Modules' }).getByRole('link', { name: title }),
      ).toBeVisible();
    }
    await fits();

    await visit(page, '/user-dashboard', `Welcome to ${club}`);
    await page.getByRole('tab', { name: 'My Team' }).click();
    await expect(page.getByRole('list', { name: 'Team members' })).toContainText(name);
    await fits();

    await visit(page, '/settings', 'Settings');
    const clubCard = page.getByRole('region', { name: 'Club Information' });
    await expect(clubCard.getByLabel('Club name')).toHaveValue(club);
    await expect(clubCard.getByLabel('Club name')).toBeEditable({ editable: manages });
    await fits();

    await visit(page, '/assets', 'Brand Assets');
    await expect(main(page).getByRole('heading', { name: 'Hero Image' })).toBeVisible();
    await fits();

    if (width === 390) await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    expect(await linksOf(platformLinks(page))).toEqual([
      ['Dashboard', '/legacy-dashboard'],
      ...modules.map((title) => [title, title === 'ClubFuture' ? '/club-future' : `/${title.toLowerCase()}`]),
      ['Settings', '/settings'],
    ]);
  });
}
