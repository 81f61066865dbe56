import type { Page } from '@playwright/test';
import { personsClient } from '../../support/people';
import { publishScript } from '../../support/platform/platformRegistry';
import { release } from '../../support/platform/platformUnderTest';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const FIGURES = '**/rest/v1/rpc/module_health_figures';

/** Reports so many mounts and failures of the marketing module from a person's club. */
async function report(email: string, mounts: number, failures: number): Promise<void> {
  const of = { moduleId: 'marketing', version: '1.0.0' };
  const reports = [
    ...Array.from({ length: mounts / 10 }, () => ({ ...of, outcome: 'mounted', weight: 10, durationMs: 420 })),
    ...Array.from({ length: failures }, () => ({ ...of, outcome: 'failed', phase: 'load', durationMs: 900 })),
    { ...of, outcome: 'measured', metric: 'INP', value: 80, weight: 10 },
  ];
  const client = await personsClient(email);
  const { error } = await client.rpc('report_module_health', { reports_param: reports });
  if (error) throw new Error(error.message);
}

const row = (page: Page, table: string, name: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: name });

test.describe.serial('analytics', () => {
  test.beforeAll(async () => {
    await report('admin@pinehollow.test', 200, 4);
    await report('admin@lakeside.test', 40, 1);
  });

  test('the firm sees every club, and filters by one in an address that can be shared', async ({ page, signIn }) => {
    await signIn('firm@clubcrew.test', '/admin/analytics');
    await expect(row(page, 'Releases', 'Marketing 1.0.0')).toBeVisible();
    await expect(row(page, 'Clubs', 'Pine Hollow')).toBeVisible();
    await expect(row(page, 'Clubs', 'Lakeside')).toBeVisible();

    await page.getByLabel('Club', { exact: true }).selectOption({ label: 'Lakeside Golf & Country Club' });
    await page.getByLabel('Module', { exact: true }).selectOption({ label: 'Marketing' });
    await expect(row(page, 'Clubs', 'Pine Hollow')).toHaveCount(0);
    await expect(row(page, 'Releases', 'Marketing 1.0.0')).toContainText(/\d ms/);
    await page.getByRole('radio', { name: '7 days' }).check();
    await expect(page).toHaveURL(/range=week/);
    await page.reload();
    await expect(page.getByLabel('Module', { exact: true })).toHaveValue('marketing');
    await expect(row(page, 'Clubs', 'Lakeside')).toBeVisible();
    await expect(row(page, 'Clubs', 'Pine Hollow')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('an administrator sees how their club uses the platform, without browser figures', async ({ page, signIn }) => {
    await signIn('admin@lakeside.test', '/admin/analytics');
    await expect(row(page, 'Who signs in', 'Sam Okafor')).toBeVisible();
    await expect(row(page, 'Who signs in', 'Marcus Bell')).toHaveCount(0);
    await expect(page.getByText('No invitation is open.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Which modules are used' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Releases', exact: true })).toHaveCount(0);
    await expect(page.getByText(/LCP|INP|Mounts/)).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('says so for a time without reports, and when figures fail to load', async ({ page, signIn, problems }) => {
    await signIn('firm@clubcrew.test', '/admin/analytics?module=admin&release=9.9.9');
    await expect(page.getByText('Nothing reported yet')).toBeVisible();

    await page.route(FIGURES, (route) => route.fulfill({ status: 500, json: { message: 'No answer.' } }));
    await page.getByRole('radio', { name: '30 days' }).check();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to load analytics' });
    await expect(failure).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Nothing reported yet')).toHaveCount(0);
    await page.unroute(FIGURES);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Nothing reported yet')).toBeVisible();
    problems.length = 0;
  });
});

test('the firm reads which release was withdrawn and why, until a member of the firm has handled it', async ({
  page,
  signIn,
}, { retry }) => {
  // Releases stay, so each try has one of its own.
  const version = `8.1.${retry}`;
  await publishScript('training', version, 'window[GLOBAL] = {};');
  await release('promote', 'training', version, '--reason', 'a livelier title', '--force');
  const failed = { moduleId: 'training', version, outcome: 'failed', phase: 'mount', durationMs: 900 };
  // As many failures of as many people in two clubs as the platform takes a release back for.
  for (const [email, failures] of [
    ['admin@pinehollow.test', 2],
    ['staff@pinehollow.test', 2],
    ['staff@lakeside.test', 1],
  ] as const) {
    const reports = Array.from({ length: failures }, () => ({ ...failed, message: 'Error: boom, now and then' }));
    const client = await personsClient(email);
    await client.rpc('report_module_health', { reports_param: reports }).throwOnError();
  }

  await signIn('firm@clubcrew.test', '/admin/analytics');
  const notice = page.getByRole('status').filter({ hasText: `Training ${version} was taken back` });
  await expect(notice).toContainText('Clubs have 1.0.0 again.');
  await expect(page.getByRole('table', { name: 'Why releases failed' })).toContainText('Error: boom, now and then');
  await notice.getByRole('button', { name: 'Understood' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Releases', exact: true })).toContainText(`Training ${version}`);
  await expect(notice).toHaveCount(0);
});
