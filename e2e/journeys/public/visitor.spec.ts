import { brand } from '@platform/contract';
import type { Page } from '@playwright/test';
import { fillIn, send } from '../../support/pages/contactForm';
import { letters, type Letter } from '../../support/checks/letters';
import { visitor } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { testNothingBelow } from '../../support/checks/nothingBelow';
import { heading, linksOf, nextPaint, recordRequests, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const FUNCTION = '/functions/v1/send-contact-email';

/** What the firm's mailbox holds from one sender. */
async function lettersFrom(page: Page, email: string): Promise<Letter[]> {
  return (await letters(page)).filter(({ replyTo }) => replyTo === email);
}

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
    await page.route(/\/shell\/.*\/(?!theme)[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const links = page.getByRole('navigation', { name: 'Main' });
    const toggle = page.getByRole('banner').getByRole('button');
    // Pressed before its code is there, it opens the menu as soon as it is.
    await toggle.click();
    await expect(links).toBeHidden();
    goOn();
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

test.describe('an inquiry', () => {
  test('reaches the firm as text and never as markup, is stored, and no visitor can read it', async ({ page }) => {
    const email = `ana.${crypto.randomUUID()}@oakridge.test`;
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('link', { name: 'Client Login' })).toHaveAttribute('href', '/auth');
    await fillIn(page, email);
    await send(page).click();
    await expect(toast(page, 'Message Sent!')).toContainText("We'll get back to you within 24 hours.");
    const received = page.getByRole('form', { name: 'Contact' }).getByRole('status');
    await expect(received).toContainText(`Our reply goes to ${email}.`);
    await expect(received).toBeInViewport();
    await page.getByLabel('Organization').fill('Oak');
    await expect(received).toHaveCount(0);
    await expect(page.getByLabel('Organization')).toHaveValue('Oak');
    await page.getByLabel('Organization').clear();
    for (const field of ['Inquiry type', 'Name', 'Email', 'Phone', 'Organization', 'Message']) {
      await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
    }

    const letters = await lettersFrom(page, email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe('Pricing Information: Ana Lima');
    expect(letters[0]).not.toHaveProperty('html');
    for (const line of [email, '+1 336 555 0142', 'Oak Ridge Swim Club', 'What does it cost?\n<b>For 24 people</b>']) {
      expect(letters[0]?.text).toContain(line);
    }

    const stored = await (await database()).from('contact_inquiries').select('*').eq('email', email);
    expect(stored.data).toMatchObject([{ inquiry_type: 'pricing', name: 'Ana Lima', mail_status: 'sent' }]);
    const seen = await (await visitor()).from('contact_inquiries').select('*');
    expect(seen.data ?? []).toEqual([]);
    expect(seen.error?.code).toBe('42501');

    await page.goto('/outbox');
    await expect(page.getByText(email).first()).toBeVisible();
    await expect(page.getByText('<b>For 24 people</b>').first()).toBeVisible();
    await expect(page.locator('b', { hasText: 'For 24 people' })).toHaveCount(0);
  });

  for (const missing of ['Inquiry type', 'Name', 'Email']) {
    test(`without ${missing} is not sent`, async ({ page }) => {
      const sent = recordRequests(page, '/functions/v1');
      await page.goto('/contact');
      await fillIn(page, 'ana@oakridge.test');
      const field = page.getByLabel(missing, { exact: true });
      if (missing === 'Inquiry type') await field.selectOption('');
      else await field.fill('  ');
      await send(page).click();
      const said = toast(page, 'Missing Information');
      await expect(said).toContainText('Please fill in all required fields.');
      await expect(said).toHaveAttribute('data-toast', 'destructive');
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Organization')).toHaveValue('Oak Ridge Swim Club');
      expect(sent).toEqual([]);
    });
  }

  for (const { what, code } of [
    { what: 'the function answers 500', code: 500 },
    { what: 'the network fails', code: undefined },
  ]) {
    test(`stays in the form when ${what}`, async ({ page, problems }) => {
      await page.route(`**${FUNCTION}`, (route) =>
        code ? route.fulfill({ status: code, json: { error: { code: 'broken', message: 'broken' } } }) : route.abort(),
      );
      await page.goto('/contact');
      await fillIn(page, 'ana@oakridge.test');
      await send(page).click();
      const said = toast(page, 'Error');
      await expect(said).toContainText('Failed to send message. Please try again.');
      await expect(said).toHaveAttribute('data-toast', 'destructive');
      await expect(send(page)).toBeEnabled();
      await expect(page.getByLabel('Inquiry type')).toHaveValue('pricing');
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Lima');
      await expect(page.getByLabel('Email')).toHaveValue('ana@oakridge.test');
      await expect(page.getByLabel('Message')).toHaveValue('What does it cost?\n<b>For 24 people</b>');
      expect(problems.filter((text) => text.includes('The contact message was not sent.'))).toHaveLength(1);
      problems.length = 0;
    });
  }

  test('is sent once on a double click, and the button says so meanwhile', async ({ page }) => {
    const email = `twice.${crypto.randomUUID()}@oakridge.test`;
    const sent = recordRequests(page, FUNCTION);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(`**${FUNCTION}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    await fillIn(page, email);
    await send(page).dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).press('Enter');
    goOn();
    await expect(toast(page, 'Message Sent!')).toBeVisible();
    expect(sent).toEqual([`POST ${FUNCTION}`]);
    expect(await lettersFrom(page, email)).toHaveLength(1);
  });

  test('starts with the topic of the link that was followed', async ({ page }) => {
    await page.goto('/contact?type=refund');
    await expect(send(page)).toBeEnabled();
    await expect(page.getByLabel('Inquiry type')).toHaveValue('');
    await page.goto('/services');
    await page.getByRole('link', { name: 'Ask about Run' }).first().click();
    await expect(page.getByLabel('Inquiry type')).toHaveValue('pricing');
    await expect(page.getByLabel('Message')).toHaveValue('About the Run plan');
    await page.reload();
    await expect(page.getByLabel('Inquiry type')).toHaveValue('pricing');
  });

  test('shows the focused field beside the toast, even at four times the size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 225 });
    await page.goto('/contact');
    await expect(send(page)).toBeEnabled();
    await send(page).press('Enter');
    await expect(toast(page, 'Missing Information')).toBeVisible();
    const field = page.getByLabel('Inquiry type');
    await expect(field).toBeFocused();
    const covered = () =>
      page.evaluate(() => {
        const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        return bottom - (document.querySelector('[data-toast]')?.getBoundingClientRect().top ?? 0);
      });
    await expect.poll(covered).toBeLessThanOrEqual(0);
    await expect(field).toBeInViewport();
  });

  test('can be written and sent with only the keyboard', async ({ page }) => {
    const email = `keys.${crypto.randomUUID()}@oakridge.test`;
    await page.goto('/contact');
    await expect(send(page)).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Inquiry type')).toBeFocused();
    await page.keyboard.type('Book');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana Lima');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Message Sent!')).toBeVisible();
    expect((await lettersFrom(page, email))[0]?.subject).toBe('Book Consultation: Ana Lima');
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
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // No link of the site leads nowhere; an entry of the history can.
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

test.describe('the header of a signed-in person', () => {
  const header = (page: Page) => page.getByRole('banner');

  test('has the dashboard, the email address and Sign Out', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test', '/');
    await expect(header(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(header(page).getByText('admin@pinehollow.test')).toBeVisible();
    await header(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(toast(page, 'Signed out')).toContainText('You have been successfully signed out');
    await expect(page).toHaveURL('/');
    await expect(header(page).getByText('admin@pinehollow.test')).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(header(page).getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  });

  test('has room for everything at every width', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test', '/terms');
    const link = (name: string) => header(page).getByRole('link', { name, exact: true });
    for (const width of [768, 1179, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['Home', 'Contact', 'Dashboard']) await expect(link(name)).toBeInViewport({ ratio: 1 });
      // As high as visitors have it: nothing below moves when a person turns out to be signed in.
      expect((await header(page).boundingBox())?.height).toBeLessThan(76);
      await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeHidden();
      // Where the line is tight, the rest of it stands in the account menu.
      const menu = header(page).getByRole('button', { name: /^Account of/ });
      await expect(menu).toBeVisible({ visible: width < 1180 });
      if (width < 1180) await menu.click();
      const signOut = header(page).getByRole(width < 1180 ? 'menuitem' : 'button', { name: 'Sign Out' });
      await expect(signOut).toBeInViewport({ ratio: 1 });
      await expect(header(page).getByText('admin@pinehollow.test')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width < 1180) await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await header(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(toast(page, 'Signed out')).toBeVisible();
    await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('has no dashboard without a club', async ({ page, signIn }) => {
    const asked = page.waitForResponse((response) => response.url().includes('/rest/v1/profiles'));
    await signIn('firm@clubcrew.test', '/');
    await (await asked).finished();
    await nextPaint(page);
    await expect(header(page).getByText('firm@clubcrew.test')).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  });

  test('stays when signing out fails, as does the session', async ({ page, signIn, problems }) => {
    await signIn('admin@pinehollow.test', '/');
    await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
    await header(page).getByRole('button', { name: 'Sign Out' }).click();
    const said = toast(page, 'Error');
    await expect(said).toContainText('Failed to sign out');
    await expect(said).toHaveAttribute('data-toast', 'destructive');
    await expect(header(page).getByText('admin@pinehollow.test')).toBeVisible();
    await page.reload();
    await expect(header(page).getByText('admin@pinehollow.test')).toBeVisible();
    // Unlike the dashboard, this page loads no module that visitors do not.
    await page.goto('/assets');
    await expect(page.getByRole('heading', { level: 1, name: 'Brand Assets' })).toBeVisible();
    problems.length = 0;
  });
});
