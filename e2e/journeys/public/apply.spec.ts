import { randomUUID } from 'node:crypto';
import { brand } from '@platform/contract';
import type { Page } from '@playwright/test';
import { fillWorkDays } from '../../support/pages/applyForm';
import { letters } from '../../support/checks/letters';
import { database } from '../../support/platform/platformRegistry';
import { heading, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const APPLY = '**/functions/v1/apply';
const NOT_FOUND_TITLE = `Page not found · ${brand.name}`;
const send = (page: Page) => page.getByRole('button', { name: 'Send application' });
const alert = (page: Page) => page.getByRole('alert');
const newAddress = () => `applicant-${randomUUID().slice(0, 8)}@example.test`;

async function applicationsOf(email: string) {
  const { data, error } = await (
    await database()
  )
    .from('job_applications')
    .select(
      'name, email, phone, message, status, first_day, last_day, age_band, days_per_week, clubs(slug), positions:job_application_positions(position), certificates:job_application_certificates(name, valid_until)',
    )
    .eq('email', email);
  if (error) throw new Error(error.message);
  return data;
}

async function open(page: Page): Promise<void> {
  await page.goto('/apply/pine-hollow');
  await expect(heading(page, /^Work at Pine Hollow/)).toBeVisible();
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Name', { exact: true }).fill('Ann Reed');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+1 336 555 0142');
  await fillWorkDays(page);
  await page.getByLabel('Why you?').fill('Two seasons at the lake.\n<b>Red Cross</b>');
}

test('shows a club and at most four open roles, with their pay and requirements', async ({ page }) => {
  await open(page);
  const roles = page.getByRole('group', { name: 'Which positions suit you?' }).getByRole('checkbox');
  await expect(roles.first()).toBeVisible();
  const count = await roles.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(4);
  await expect(page.getByText(/\$\d+\.\d\d.* an hour/).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('lets search engines and shared links read which club it is, before any script runs', async ({ request }) => {
  const response = await request.get('/apply/pine-hollow');
  const html = await response.text();
  expect(response.status()).toBe(200);
  expect(html).toMatch(/<title>Work at Pine Hollow Swim &amp; Tennis Club · /);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/apply\/pine-hollow" \/>/);
  expect(html).toMatch(/<meta property="og:title" content="Work at Pine Hollow/);
  expect(html).not.toContain('noindex');

  const unknown = await request.get('/apply/no-such-club');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('<meta name="robots" content="noindex" />');
});

test('keeps the name of the club on hydration, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { shift: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      moved.shift += shifts.reduce((sum, { value }) => sum + value, 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
  await open(page);
  await expect(send(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Work at Pine Hollow Swim & Tennis Club · /);
  expect(await shift()).toBeLessThan(0.02);
  // And whatever moves is noticed.
  await page.evaluate(() => {
    const lines = Array.from({ length: 9 }, () => document.createElement('br'));
    document.querySelector('main')?.prepend(...lines);
  });
  await expect.poll(shift).toBeGreaterThan(0.02);
});

test('an application reaches the club as pending review and is confirmed by email', async ({ page }) => {
  const email = newAddress();
  await open(page);
  const title = await page.getByRole('checkbox').first().locator('xpath=..').locator('strong').innerText();
  await fillIn(page, email);
  await send(page).click();
  const thanks = page.getByRole('heading', { name: 'Thank you, Ann Reed' });
  await expect(thanks).toBeFocused();
  // The whole page is the answer: nothing of the form's page is left beside it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(heading(page, /^Work at/)).toHaveCount(0);
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await thanks.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect(page.getByRole('main')).toContainText(email);
  expect(await applicationsOf(email)).toEqual([
    {
      name: 'Ann Reed',
      email,
      phone: '+1 336 555 0142',
      message: 'Two seasons at the lake.\n<b>Red Cross</b>',
      status: 'pending_review',
      first_day: '2090-06-01',
      last_day: '2090-08-31',
      age_band: '16-17',
      days_per_week: 5,
      certificates: [{ name: 'CPR/AED', valid_until: '2091-03-14' }],
      clubs: { slug: 'pine-hollow' },
      positions: [{ position: title }],
    },
  ]);
  const mail = (await letters(page)).filter(({ to }) => to === email);
  expect(mail).toHaveLength(1);
  expect(mail[0]?.text).toContain(title);
  expect(mail[0]?.text).toMatch(/^Hello Ann Reed,/);
  expect(mail[0]?.html).toBeUndefined();

  await page.getByRole('button', { name: 'Send another application' }).click();
  await fillIn(page, email);
  await send(page).click();
  await expect(page.getByRole('main')).toContainText(`We email a confirmation once, to ${email}.`);
  expect((await letters(page)).filter(({ to }) => to === email)).toHaveLength(1);
});

test('takes days of the season on the day of the club', async ({ page }) => {
  await open(page);
  await fillIn(page, newAddress());
  // In the past for a visitor, and in the future for a club whose clock stands still on May 1, 2025.
  await page.getByLabel('First day you can work').fill('2025-05-24');
  await page.getByLabel('Last day you can work').fill('2025-04-30');
  await send(page).click();
  await expect(page.getByText('The last day comes before the first.')).toBeVisible();
  await page.getByLabel('Last day you can work').fill('2025-09-01');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ann Reed' })).toBeVisible();
});

test('keeps the answers after a reload on a phone, and tells an applicant under 14 why they cannot apply', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = newAddress();
  await open(page);
  await fillIn(page, email);
  await page.reload();
  await expect(page.getByLabel('First day you can work')).toHaveValue('2090-06-01');
  await expect(page.getByLabel('How often?')).toHaveValue('5');
  await expect(page.getByLabel('CPR/AED: valid until')).toHaveValue('2091-03-14');
  await expect(page.getByRole('checkbox', { name: /may keep my application/ })).toBeChecked();
  await page.getByLabel('How old are you on your first day?').selectOption('Under 14');
  await page.getByLabel('Last day you can work').fill('2090-05-01');
  await send(page).click();
  await expect(page.getByText('Federal law lets clubs employ people from the age of 14.')).toBeVisible();
  await expect(page.getByText('The last day comes before the first.')).toBeVisible();
  await expect(page.getByLabel('Last day you can work')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await applicationsOf(email)).toEqual([]);
});

test('says what is missing, in order, and sends nothing', async ({ page }) => {
  let asked = 0;
  await page.route(APPLY, (route) => {
    asked += 1;
    return route.abort();
  });
  await open(page);
  await send(page).click();
  await expect(toast(page, 'Missing Information')).toContainText('Please fill in all required fields.');
  await expect(page.getByText('Choose at least one position.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Email').fill('ann@pool');
  await send(page).click();
  // All that is wrong in one go.
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.getByText('Enter a complete email address')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Ann');
  await send(page).click();
  await expect(page.getByText('Enter a complete email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(asked).toBe(0);
});

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['four times the size', { width: 320, height: 225 }],
] as const) {
  test(`the toast covers neither the errors nor the focus: on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    await send(page).click();
    await expect(toast(page, 'Missing Information')).toBeVisible();
    const message = page.getByText('Choose at least one position.');
    const first = page.getByRole('checkbox').first();
    await expect(first).toBeFocused();
    const footOf = async (part: typeof message) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const headOfToast = async () => (await page.locator('[data-toast]').boundingBox())?.y ?? 0;
    await expect.poll(async () => (await footOf(first)) - (await headOfToast())).toBeLessThanOrEqual(0);
    await expect(message).toBeInViewport({ ratio: 1 });
    expect(await footOf(message)).toBeLessThanOrEqual(await headOfToast());
    // The press was a pointer's, after which a browser renders no ring by itself.
    const card = first.locator('..');
    expect(await card.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  });
}

test('shows a refusal in the server’s words and keeps the input', async ({ page, problems }) => {
  await page.route(APPLY, (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'PT409', message: 'Lifeguard is no longer open at Pine Hollow.' } },
    }),
  );
  await open(page);
  await fillIn(page, newAddress());
  await send(page).click();
  await expect(alert(page)).toHaveText('Lifeguard is no longer open at Pine Hollow.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann Reed');
  await expect(page.getByRole('checkbox').first()).toBeChecked();

  await page.unroute(APPLY);
  await page.context().setOffline(true);
  await send(page).click();
  await expect(alert(page).filter({ hasText: 'application' })).toHaveText(
    'Your application could not be sent. Check your connection and try again.',
  );
  await page.context().setOffline(false);
  await expect(page.getByLabel('Why you?')).toHaveValue(/Two seasons/);
  problems.length = 0;
});

test('keeps, counts and refuses a text that is too long, and fits a long name and address on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const email = `an-applicant-with-a-long-address-${newAddress()}`;
  const name = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
  await open(page);
  await fillIn(page, email);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Why you?').fill('x'.repeat(2001));
  await expect(page.getByText('2,001 of 2,000 characters')).toBeVisible();
  await send(page).click();
  await expect(page.getByLabel('Why you?')).toBeFocused();
  await expect(page.getByText('Shorten this to 2,000 characters.')).toBeVisible();
  expect(await applicationsOf(email)).toEqual([]);
  await page.getByLabel('Why you?').fill('x'.repeat(2000));
  await send(page).click();
  await expect(page.getByRole('heading', { name: `Thank you, ${name}` })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await applicationsOf(email)).toMatchObject([{ name, message: 'x'.repeat(2000) }]);
});

test('silently drops a form that a bot filled in', async ({ page }) => {
  const email = newAddress();
  await open(page);
  await fillIn(page, email);
  await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'https://spam.test');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ann Reed' })).toBeVisible();
  expect(await applicationsOf(email)).toEqual([]);
});

test('says so for an address without a club, and does not mistake a failure for one', async ({ page, problems }) => {
  const served = await page.goto('/apply/no-such-club');
  expect(await served?.text()).toContain(`<title>${NOT_FOUND_TITLE}</title>`);
  await expect(page.getByText('There is no club at this address')).toBeVisible();
  await expect(page).toHaveTitle(NOT_FOUND_TITLE);
  // While the database does not answer, the page comes without the club, too.
  await page.route('**/apply/pine-hollow', async (route) => {
    const composed = await route.fetch({ url: new URL('/apply/index.html', route.request().url()).href });
    await route.fulfill({ response: composed });
  });
  await page.route('**/rest/v1/rpc/public_club_page', (route) =>
    route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } }),
  );
  await page.goto('/apply/pine-hollow');
  await expect(alert(page)).toContainText('Failed to fetch club');
  await page.unroute('**/rest/v1/rpc/public_club_page');
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, /^Work at Pine Hollow/)).toBeVisible();
  problems.length = 0;
});

test('the path alone is not a page', async ({ page, problems }) => {
  const served = await page.goto('/apply');
  expect(served?.status()).toBe(404);
  expect(await served?.text()).toContain(`<title>${NOT_FOUND_TITLE}</title>`);
  await expect(heading(page, 'Oops! Page not found')).toBeVisible();
  await expect(page).toHaveTitle(NOT_FOUND_TITLE);
  // The browser itself reports the status.
  expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
  problems.length = 0;
});
