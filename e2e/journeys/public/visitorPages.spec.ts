import { brand } from '@platform/contract';
import type { Locator, Page } from '@playwright/test';
import { heading, linksOf, startShell } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

interface PublicPage {
  address: string;
  /** What the navigation and the document call it. */
  name: string;
  title: string;
  /** Texts of the specification that it says, word for word. */
  says: readonly (string | RegExp)[];
  /** Links of its content, by name, and where they lead. */
  links: readonly (readonly [name: string, to: string])[];
}

const pages: readonly PublicPage[] = [
  {
    address: '/services',
    name: 'Services & Pricing',
    title: 'On your side, all season',
    says: [
      '$250/month',
      '$500 startup',
      '$500/month',
      '$750 startup',
      '$750/month',
      '$950/month',
      '$1,500 startup',
      '15-35 staff',
      'Most Popular',
      'Basic dashboard only',
      'Email support',
      'Monthly check-in',
      'Scheduling support that can integrate with a scheduling service',
      'Priority phone/email support',
      'Manager coaching',
      'Dashboard with basic reporting',
      'Weekly labour-versus-budget tracking',
      '24/7 leadership consulting',
      'Full platform access',
      'Vendor/shift/operations tracking',
      'Dedicated consultant',
      'Full ClubFuture planning suite',
      'Custom reports and dashboards',
      'Board decks',
      'Postseason surveys',
      'Platform access is included with every engagement and is not sold separately.',
      `private beta for partner clubs for the ${brand.earlyAccessSeason} season`,
      'Setup fees are due at start, monthly fees are billed in advance.',
      'Fees are non-refundable unless the agreement says otherwise.',
      '30 days written notice',
    ],
    links: [
      ['Book Consultation', '/contact?type=consultation'],
      ['Ask about Launch', '/contact?type=pricing&plan=Launch'],
      ['Ask about Manage', '/contact?type=pricing&plan=Manage'],
      ['Ask about Run', '/contact?type=pricing&plan=Run'],
      ['Ask about Elevate', '/contact?type=pricing&plan=Elevate'],
      ['Terms of Service', '/terms'],
      ['Why It Works', '/why-it-works'],
    ],
  },
  {
    address: '/why-it-works',
    name: 'Why It Works',
    title: 'Advice that stays on deck',
    says: ['Staffing', 'Training', 'Operations', 'Analytics', 'Risk', 'Operations center', 'Post-season wrap-up'],
    links: [
      ['Book Consultation', '/contact?type=consultation'],
      ['Services & Pricing', '/services'],
    ],
  },
  {
    address: '/about',
    name: 'About',
    title: 'We have done your job',
    says: [
      /over\s*1153\s*employees/,
      /50\+\s*clubs/,
      /99%\s*satisfaction/,
      /10\+\s*years/,
      'remote-first consulting firm for seasonal, member-based clubs',
      'All U.S. clients',
      brand.signature,
      'Swim and tennis clubs',
      'HOA boards',
      'Country club managers',
      'Recreation centres',
      'Pre-season planning',
      'Recruitment and staff planning',
      'Training and facility prep',
      'Operations center',
      'Post-season wrap-up',
      'Strategic planning hub (ClubFuture)',
    ],
    links: [
      ['Book Consultation', '/contact?type=consultation'],
      ['Why It Works', '/why-it-works'],
      ['Services & Pricing', '/services'],
    ],
  },
  {
    address: '/contact',
    name: 'Contact',
    title: 'Tell us about your club',
    says: [
      'Book Consultation',
      'Get Platform Access',
      'Submit a Question',
      'Pricing Information',
      'Technical Support',
      'We reply within 24 hours',
      'Existing clients have support 24/7.',
    ],
    links: [['Client Login', '/auth']],
  },
  {
    address: '/terms',
    name: 'Terms of Service',
    title: 'Terms of Service',
    says: [
      '30 days written notice',
      'capped at the twelve months of fees before a claim',
      'Monthly fees are billed in advance.',
      'Setup fees are due at start.',
      'Fees are non-refundable unless the agreement says otherwise.',
    ],
    links: [
      ['Liability', '#liability'],
      ['Ask us', '/contact'],
    ],
  },
  {
    address: '/privacy',
    name: 'Privacy Policy',
    title: 'Privacy Policy',
    says: ['do not target children under 13'],
    links: [
      ['Children', '#children'],
      ['Ask us', '/contact'],
    ],
  },
];

const main = (page: Page) => page.getByRole('main');

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { address, name, title, says, links } of pages) {
      test(`${address} has the texts and links of the specification`, async ({ page }) => {
        await page.goto(address);
        await expect(heading(page, title)).toBeVisible();
        await expect(page).toHaveTitle(`${name} · ${brand.name}`);
        for (const text of says) await expect(main(page)).toContainText(text);
        const found = await linksOf(main(page));
        for (const link of links) expect(found).toContainEqual(link);
        await expect(main(page).getByRole('img').first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }

    test('every page is one click away in the header, and opens at its top without a page load', async ({ page }) => {
      await page.goto('/');
      await startShell(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      for (const { address, title } of pages.filter(({ name }) => !/Terms|Privacy/.test(name))) {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${address}"]`).click();
        await expect(heading(page, title)).toBeVisible();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      }
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  });
}

test.describe('the prices', () => {
  test('are side by side, and on a phone two plans at a time', async ({ page }) => {
    await page.goto('/services');
    const comparison = page.getByRole('table');
    await expect(comparison).toBeVisible();
    await expect(comparison.getByRole('columnheader')).toHaveText(['Launch', 'Manage', 'Run', 'Elevate']);
    await expect(comparison.getByRole('row', { name: 'Price' }).getByRole('cell')).toHaveText([
      '$250/month',
      '$500/month',
      '$750/month',
      '$950/month',
    ]);
    const operations = comparison.getByRole('row', { name: 'Operations' });
    await operations.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(comparison.getByRole('columnheader', { name: 'Elevate' })).toBeInViewport();
    await expect(operations.getByRole('cell')).toHaveText([
      /Not included/,
      /Not included/,
      'Vendor/shift/operations tracking',
      'Vendor/shift/operations tracking',
    ]);
    await page.setViewportSize({ width: 390, height: 844 });
    const head = comparison.getByRole('columnheader');
    await expect(head).toHaveText(['Manage', 'Run']);
    const chooser = (name: string) => page.getByLabel(name);
    await expect(chooser('First plan').getByRole('option')).toHaveText(['Launch', 'Manage', 'Elevate']);
    await chooser('First plan').selectOption('Elevate');
    await expect(chooser('Second plan').getByRole('option')).toHaveText(['Launch', 'Manage', 'Run']);
    await chooser('Second plan').selectOption('Launch');
    await expect(chooser('First plan')).toHaveValue('Elevate');
    // As they were chosen: the first on the left, below its chooser.
    await expect(head).toHaveText(['Elevate', 'Launch']);
    await expect(comparison.getByRole('row', { name: 'Price' }).getByRole('cell')).toHaveText([
      '$950/month',
      '$250/month',
    ]);
    const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? 0);
    expect(await leftOf(head.first())).toBe(await leftOf(chooser('First plan')));
    expect(await leftOf(head.last())).toBe(await leftOf(chooser('Second plan')));
    await chooser('First plan').selectOption('Manage');
    // The comparison leaves out what neither of the two has.
    await expect(comparison.getByRole('row', { name: 'Coaching' })).toBeVisible();
    await expect(comparison.getByRole('row', { name: 'End of season' })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(head).toHaveText(['Manage', 'Launch']);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(head).toHaveText(['Launch', 'Manage', 'Run', 'Elevate']);
    await expect(chooser('First plan')).toBeHidden();
    const table = page.getByRole('region', { name: 'Plans compared' });
    expect(await table.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Most Popular' })).toContainText('$750/month');
  });
});

test.describe('the week on the home page', () => {
  for (const [width, schedule] of [
    [1440, /^The schedule of Pine Hollow for one week/],
    [768, /^The schedule of Pine Hollow for one week/],
    [390, /^The manager’s schedule from Thursday to Saturday/],
  ] as const) {
    test(`shows the manager’s schedule and the lifeguard’s phone at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const pictures = page.getByRole('region', { name: 'One week, seen by everyone' }).getByRole('img');
      await expect(pictures).toHaveCount(2);
      await expect(pictures.first()).toHaveAccessibleName(schedule);
      await expect(pictures.last()).toHaveAccessibleName(/^A lifeguard’s phone/);
    });
  }
});

test.describe('a legal text', () => {
  test('opens at the section that its address names', async ({ page }) => {
    await page.goto('/terms#liability');
    const section = page.getByRole('heading', { name: 'Liability' });
    await expect(section).toBeInViewport();
    expect(await section.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(70);
  });

  test('scrolls a section to right below the header, neither under it nor far from it', async ({ page }) => {
    await page.goto('/terms');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Fees and payment' })
      .click();
    const header = await page.getByRole('banner').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    const top = () =>
      page.getByRole('heading', { name: 'Fees and payment' }).evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(bottom);
    await expect.poll(top).toBeLessThan(bottom + 48);
  });

  test('links from its table of contents to a section, and back returns', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Children' }).click();
    await expect(page).toHaveURL('/privacy#children');
    await expect(page.getByRole('heading', { name: 'Children' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    await expect(heading(page, 'Privacy Policy')).toBeInViewport();
  });
});

test.describe('a page whose code cannot be fetched', () => {
  test('says so, and Retry loads it', async ({ page, problems }) => {
    let broken = true;
    await page.route('**/modules/marketing/**/*.js', (route) =>
      broken && !/\/(entry|module\.[0-9a-f]+)\.js$/.test(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto('/about');
    await startShell(page);
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    broken = false;
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, 'We have done your job')).toBeVisible();
    problems.length = 0;
  });
});

test.describe('what search engines and shared links read', () => {
  const attribute = (page: Page, selector: string, name: string) => page.locator(selector).getAttribute(name);

  test('every page has its full address, a description and a picture of its own', async ({ page, baseURL }) => {
    const seen = new Set<string | null>();
    for (const { address, name } of pages) {
      await page.goto(address);
      expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(`${baseURL}${address}`);
      expect(await attribute(page, 'meta[property="og:url"]', 'content')).toBe(`${baseURL}${address}`);
      expect(await attribute(page, 'meta[property="og:title"]', 'content')).toBe(`${name} · ${brand.name}`);
      const description = await attribute(page, 'meta[name=description]', 'content');
      expect(await attribute(page, 'meta[property="og:description"]', 'content')).toBe(description);
      const picture = await attribute(page, 'meta[property="og:image"]', 'content');
      const answer = await page.request.get(picture ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
      const bytes = await answer.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      seen.add(description).add(picture);
    }
    expect(seen.size).toBe(2 * pages.length);
  });

  test('writes prices and full addresses into the structured data', async ({ page, baseURL }) => {
    await page.goto('/services');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      '@graph': Record<string, unknown>[];
    };
    const node = (type: string) => data['@graph'].find((candidate) => candidate['@type'] === type);
    const { itemListElement: offers } = node('Service')?.hasOfferCatalog as {
      itemListElement: { name: string; price: number; url: string }[];
    };
    expect(offers.map(({ name, price, url }) => [name, price, url])).toEqual([
      ['Launch', 250, `${baseURL}/services`],
      ['Manage', 500, `${baseURL}/services`],
      ['Run', 750, `${baseURL}/services`],
      ['Elevate', 950, `${baseURL}/services`],
    ]);
    expect(node('FAQPage')?.mainEntity).toHaveLength(8);
    expect(node('BreadcrumbList')).toBeTruthy();
  });

  test('the site map lists only the public pages; all other pages ask not to be indexed', async ({ page, baseURL }) => {
    const map = await page.request.get('/sitemap.xml');
    expect(map.headers()['content-type']).toContain('application/xml');
    const listed = [...(await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(['/', ...pages.map(({ address }) => address)].map((address) => `${baseURL}${address}`));
    expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    for (const address of ['/auth/reset', '/demo/training', '/training']) {
      expect(await (await page.request.get(address)).text()).toContain('<meta name="robots" content="noindex" />');
    }
  });
});
