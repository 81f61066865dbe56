import { brand } from '@platform/contract';
import { testNothingBelow } from '../../support/checks/nothingBelow';
import { heading, linksOf, recordRequests, startShell } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

test.describe('the home page', () => {
  test('says what the firm promises, who its clients are, and where to go next', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, 'Real consulting. Real results.')).toBeVisible();
    await expect(page.getByLabel('Early access')).toContainText(String(brand.earlyAccessSeason));

    const hero = page.getByRole('region', { name: 'Real consulting. Real results.' });
    await expect(hero.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute(
      'href',
      '/contact?type=consultation',
    );
    await expect(hero.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');

    const main = page.getByRole('main');
    for (const audience of ['Swim and tennis clubs', 'HOA boards', 'Country club managers', 'Recreation centres']) {
      await expect(main.getByRole('heading', { level: 3, name: audience })).toBeVisible();
    }
    const services = page.getByRole('region', { name: 'Six disciplines, one season that works' });
    await expect(services.getByRole('listitem')).toHaveCount(6);
    expect(await linksOf(services)).toContainEqual(['Risk', '/services#risk']);
    for (const claim of [/over 1153 employees/, /50\+ clubs/, /99% satisfaction/, /10\+ years/]) {
      await expect(main.getByRole('listitem').filter({ hasText: claim })).toHaveCount(1);
    }
    await expect(main.getByRole('blockquote')).toHaveCount(1);

    const next = page.getByRole('region', { name: 'Next season starts with one conversation' });
    await expect(next.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute(
      'href',
      '/contact?type=consultation',
    );
    await expect(next.getByRole('link', { name: 'Services & Pricing' })).toHaveAttribute('href', '/services');
  });

  test('links a service, wherever its card is pressed, to its section on the services page', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Risk', exact: true }) });
    await card.click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL('/services#risk');
    await expect(page.getByRole('main').getByRole('heading', { level: 3, name: 'Risk' })).toBeInViewport();
  });

  test('has a header without any sign-in control, and the specified footer', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    expect(await linksOf(header.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Why It Works', '/why-it-works'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ]);
    await expect(header.getByText(/sign ?in|log ?in|sign ?out|dashboard/i)).toHaveCount(0);

    const footer = page.getByRole('contentinfo');
    expect(await linksOf(footer.getByRole('navigation', { name: 'Footer' }))).toEqual([
      ['Services & Pricing', '/services'],
      ['Why It Works', '/why-it-works'],
      ['About', '/about'],
      ['Book Consultation', '/contact?type=consultation'],
      ['Client Login', '/auth'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ]);
    await expect(footer).toContainText(`© 2024 ${brand.name}`);
    for (const words of [
      'workforce solutions',
      "the operational nerve center for your club's entire staff",
      'all U.S. clients',
      'Empowering individuals. Elevating businesses.',
    ]) {
      await expect(footer).toContainText(words);
    }
  });

  test('requests no data: reading needs no session', async ({ page }) => {
    const sent = recordRequests(page, '/rest/', '/auth/v1', '/functions/');
    await page.goto('/');
    await expect(heading(page, 'Real consulting. Real results.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page, 'Tell us about your club')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('collapses its menu behind a toggle on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/shell/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const links = page.getByRole('navigation', { name: 'Main' });
    const toggle = page.getByRole('banner').getByRole('button');
    // It opens the menu before its code is there.
    await toggle.click();
    await expect(links).toBeVisible();
    goOn();
    await expect(toggle).toHaveAccessibleName('Close menu');
    await expect(links).toBeVisible();
    await toggle.click();
    await expect(links).toBeHidden();
    await expect(toggle).toHaveAccessibleName('Open menu');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    await expect(links).toBeVisible();
    await expect(toggle).toHaveAccessibleName('Close menu');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(links).toBeHidden();

    await toggle.click();
    await links.getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page, 'Tell us about your club')).toBeVisible();
    await expect(links).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('closes its menu on Escape, on a tap beside it and on the link of the page itself', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' });
    const toggle = page.getByRole('banner').getByRole('button');
    await toggle.click();
    await links.getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.mouse.click(195, 700);
    await expect(links).toBeHidden();

    await toggle.click();
    await links.getByRole('link', { name: 'Home' }).click();
    await expect(links).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('closes its menu when the keyboard leaves it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    await links.getByRole('link', { name: 'Contact' }).focus();
    await expect(links).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  });

  test('shows the links without a toggle from 768 px on', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });
});

test.describe('an address without a page', () => {
  test('opened directly says so with the status 404, logs the path and links home', async ({ page, problems }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
    const answer = await page.goto('/no/such-page');
    expect(answer?.status()).toBe(404);
    const served = (await answer?.text()) ?? '';
    for (const words of [
      `<title>Page not found · ${brand.name}</title>`,
      'data-layout="site"',
      '<header',
      '<footer',
      '<h1>Oops! Page not found</h1>',
      'The address may be mistyped, or the page has moved.',
      'Return to Home',
    ]) {
      expect(served).toContain(words);
    }
    await expect(page.getByText('The address may be mistyped, or the page has moved.')).toBeVisible();
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(heading(page, 'Oops! Page not found')).toBeVisible();
    await expect(page).toHaveTitle(`Page not found · ${brand.name}`);
    await expect.poll(() => logged.some((text) => text.includes('/no/such-page'))).toBe(true);
    // The browser itself reports the status of the page that was asked for; there is nothing else.
    expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
    problems.length = 0;
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Real consulting. Real results.')).toBeVisible();
  });

  test('reached through the history says so without a page load', async ({ page }) => {
    await page.goto('/');
    await startShell(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // No link of the site is broken, but an entry of the history can lead nowhere.
    await page.evaluate(() => {
      history.pushState(null, '', '/no/such-page');
      history.pushState(null, '', '/contact');
    });
    await page.goBack();
    await expect(page).toHaveURL('/no/such-page');
    await expect(heading(page, 'Oops! Page not found')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

testNothingBelow('/contact/nothing', '/auth/nothing');

test('a slash at the end changes nothing', async ({ page }) => {
  await page.goto('/contact/');
  await expect(heading(page, 'Tell us about your club')).toBeVisible();
});
