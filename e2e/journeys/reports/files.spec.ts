import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';

const ADMIN = 'admin@pinehollow.test';
const MANAGER = { email: 'manager@pinehollow.test', id: 'a0000000-0000-4000-8000-000000000003' };
const CLUB = '10000000-0000-4000-8000-000000000001';

let earlier: string[] = [];
test.beforeAll(async () => {
  const db = await database();
  const { data } = await db.from('jobs').select('id').eq('club_id', CLUB).throwOnError();
  earlier = data.map(({ id }) => id as string);
});

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  const { error } = await db
    .from('jobs')
    .delete()
    .eq('club_id', CLUB)
    .not('id', 'in', `(${earlier.join(',')})`);
  expect(error).toBeNull();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectPdf(download: Download, name: string): Promise<void> {
  expect(download.suggestedFilename()).toBe(name);
  const bytes = await readFile(await download.path());
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  expect(bytes.length).toBeGreaterThan(10_000);
}

/** What was ordered, past every policy: the latest first. */
async function orders(): Promise<Record<string, unknown>[]> {
  const db = await database();
  const { data } = await db
    .from('jobs')
    .select('parameters, status')
    .eq('club_id', CLUB)
    .eq('kind', 'report')
    .order('created_at', { ascending: false })
    .throwOnError();
  return data;
}

for (const width of [1440, 820, 390]) {
  test(`downloads a tab as a PDF from the server, and again later, at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(ADMIN, '/reports?tab=financial&period=2024');
    const making = page.waitForEvent('download');
    await button(page, 'Download PDF').click();
    const name = 'pine-hollow-financial-2024-04-01-to-2024-09-02.pdf';
    await expectPdf(await making, name);
    await expect(page.getByText('The PDF is ready: Financial')).toBeVisible();
    expect((await orders())[0]).toMatchObject({ status: 'done', parameters: { type: 'financial', format: 'pdf' } });

    await page.reload();
    await button(page, 'Earlier PDFs').click();
    const earlier = page.getByRole('dialog', { name: 'Earlier PDFs' });
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      earlier.getByRole('button', { name: 'Download Financial, Apr 1 – Sep 2, 2024' }).first().click(),
    ]);
    await expectPdf(again, name);
  });
}

test('makes the board pack of all four reports, compared with the other season, with one click', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER.email, '/reports');
  const making = page.waitForEvent('download');
  await button(page, 'Board pack').click();
  await expectPdf(await making, 'pine-hollow-board-pack-2025-04-01-to-2025-09-01.pdf');
  expect((await orders())[0]).toMatchObject({
    parameters: { type: 'board-pack', from: '2025-04-01', compareFrom: '2024-04-01', compareTo: '2024-09-02' },
  });
});

test('says why a PDF failed, and why one is refused', async ({ page, startSession, problems }) => {
  const db = await database();
  const stuck = {
    club_id: CLUB,
    kind: 'report',
    // Days the wrong way round, which the product orders from no one.
    parameters: { type: 'overview', format: 'pdf', from: '2025-04-30', to: '2025-04-01' },
    requested_by: MANAGER.id,
    created_at: new Date(Date.now() - 60_000).toISOString(),
  };
  expect((await db.from('jobs').insert(stuck)).error).toBeNull();
  await startSession(MANAGER.email);
  await page.goto('/reports');
  await expect(page.getByText('The PDF was not made: Overview')).toBeVisible();
  await expect(page.getByText('A report covers one day to two years.', { exact: true })).toBeVisible();

  const { data: feature } = await db.from('features').select('id').eq('name', 'export_data').single().throwOnError();
  const grant = { user_id: MANAGER.id, feature_id: feature.id as string };
  expect((await db.from('user_permissions').delete().match(grant)).error).toBeNull();
  try {
    await button(page, 'Board pack').click();
    await expect(page.getByText('Exporting data is not switched on for you.')).toBeVisible();
  } finally {
    expect((await db.from('user_permissions').insert(grant)).error).toBeNull();
  }
  // The browser itself reports the status of the refusal.
  expect(problems.filter((text) => !text.includes('status of 403'))).toEqual([]);
  problems.length = 0;
});

test('saves a table as CSV with plain numbers', async ({ page, signIn }) => {
  await signIn(MANAGER.email, '/reports?tab=financial&period=2024');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe('budget-2024-04-01-to-2024-09-02.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain('Line,Kind,Planned,Actual,Difference');
  expect(text).toContain('Chemicals,Expense,13500,14200,700');
});

test('says that the demo has no server for PDFs, and requests nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(rpc\/report_(figures|weeks|work)|functions\/v1)\b/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/demo/operations/reports?tab=staffing');
  await expect(page.getByText('A demo has no server')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Planned hours by person' })).toBeVisible();
  await expect(button(page, 'Board pack')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' }).first()).toBeVisible();
  expect(asked).toEqual([]);
});
