import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { field, group, openPalette } from '../../support/pages/palette';
import { heading, toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { violationsOf } from '../../support/checks/violationsOf';
import { expect, test } from '../../support/test';

const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
const SEASON_2024 = '10000001-0000-4000-8000-000000000001';
const MANAGER = 'manager@pinehollow.test';
const PRIORITY = 'Digital inventory system';
const ADDED = 'Family night';
/** The file of a seeded photo (supabase/seed/files). */
const RELAY = `${PINE_HOLLOW}/10000076-0000-4000-8000-000000000003.webp`;

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const row = (page: Page, lesson: string) => main(page).getByRole('listitem').filter({ hasText: lesson });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const LOCATION = 'GPS 40.7128 N 74.0060 W';

/** A photo whose EXIF data, a segment after the first two bytes, name a place. */
function photoWithLocation(): Buffer {
  const scene = '../../../supabase/seed/files/club-files/20000000-0000-4000-8000-000000000001';
  const photo = readFileSync(
    fileURLToPath(new URL(`${scene}/20000076-0000-4000-8000-000000000001.jpg`, import.meta.url)),
  );
  const data = Buffer.from(`Exif\0\0${LOCATION}`);
  const head = Buffer.from([0xff, 0xe1, 0, data.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), head, data, photo.subarray(2)]);
}

/** Takes back what the tests add. */
test.afterEach(async () => {
  const db = await database();
  const lessons = await db.from('lessons').select('id').eq('club_id', PINE_HOLLOW).in('lesson', [PRIORITY, ADDED]);
  const ids = (lessons.data ?? []).map(({ id }) => id);
  await db.from('checklists').delete().eq('club_id', PINE_HOLLOW).eq('title', 'Lessons of 2024').throwOnError();
  await db.from('capital_projects').delete().in('lesson_id', ids).throwOnError();
  await db.from('lessons').delete().eq('club_id', PINE_HOLLOW).eq('lesson', ADDED).throwOnError();
  await db.from('feedback_uploads').delete().eq('club_id', PINE_HOLLOW).eq('file_name', 'gate.csv').throwOnError();
});

test('a manager turns a lesson into an item of the next season and a project, and writes one down by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/post-season');
  await expect(heading(page, 'Post-Season Wrap-Up')).toBeVisible();
  const summary = region(page, 'Season 2024 performance summary');
  await expect(summary.getByRole('list', { name: 'Closing figures' })).toContainText('4.7');
  await expect(summary).toContainText('5 of 6 steps done');

  await page.getByRole('tab', { name: 'Member Feedback' }).focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/post-season?tab=close');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/post-season?tab=surveys');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/post-season?tab=lessons');
  await page.getByRole('button', { name: `Add to checklist: ${PRIORITY}` }).click();
  await expect(row(page, PRIORITY).getByText('Lessons of 2024, 2025')).toBeVisible();
  await page.getByRole('button', { name: `Make it a project: ${PRIORITY}` }).click();
  await expect(row(page, PRIORITY).getByRole('link', { name: 'proposed' })).toHaveAttribute(
    'href',
    /^\/club-future\?open=[0-9a-f-]{36}$/,
  );
  const db = await database();
  const item = await db.from('checklist_items').select('item, due_on').eq('club_id', PINE_HOLLOW).eq('item', PRIORITY);
  expect(item.data).toEqual([{ item: PRIORITY, due_on: '2025-05-15' }]);

  await page.getByRole('button', { name: 'Add a lesson' }).press('Enter');
  const added = dialog(page, 'Add a lesson');
  await added.getByRole('button', { name: 'Add lesson' }).press('Enter');
  await expect(added.getByText('A lesson has 1 to 200 characters.')).toBeVisible();
  await expect(added.getByLabel('Lesson')).toBeFocused();
  await page.keyboard.type(ADDED);
  await added.getByLabel('Kind').selectOption('What worked');
  expect(await violationsOf(page)).toEqual([]);
  await added.getByLabel('Lesson').press('Enter');
  await expect(toast(page, 'Lesson added')).toBeVisible();
  await expect(region(page, 'Season highlights')).toContainText(ADDED);
  const kept = await db.from('lessons').select('kind, season_id').eq('lesson', ADDED).single().throwOnError();
  expect(kept.data).toEqual({ kind: 'worked', season_id: SEASON_2024 });

  await openPalette(page);
  await field(page).fill('family night');
  await group(page, 'Post-Season')
    .getByRole('option', { name: /^Family night/ })
    .click();
  await expect(dialog(page, 'Edit the lesson').getByLabel('Lesson')).toHaveValue(ADDED);
});

test('a manager uploads feedback without its bad rows, and the ratings count it', async ({ page, signIn }) => {
  await signIn(MANAGER, '/post-season?season=2025&new=feedback');
  const upload = dialog(page, 'Upload Additional Feedback');
  const rows = ['5', '4', '3', '5', 'six'].map((rating) => `2025-04-28,Facilities & Grounds,${rating},`);
  await upload.locator('input[type=file]').setInputFiles({
    name: 'gate.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['date,category,rating,comment', ...rows].join('\n')),
  });
  await expect(upload.getByRole('row', { name: /^6 The rating is not a whole number/ })).toBeVisible();
  await upload.getByRole('button', { name: 'Upload 4 rows' }).click();
  await expect(upload.getByText('Leave these rows out, or correct them in the file.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await upload.getByLabel('Leave out 1 row').check();
  await upload.getByRole('button', { name: 'Upload 4 rows' }).click();
  await expect(toast(page, 'Feedback uploaded')).toBeVisible();
  // Two rows of the seed and these four: six, which is enough for a figure.
  await expect(row(page, 'Facilities & Grounds').first()).toContainText('4.3 / 5');
  await expect(region(page, 'Uploaded feedback')).toContainText('4 rows, 1 left out');

  await page.getByRole('button', { name: 'Take back gate.csv' }).click();
  await dialog(page, 'Take this upload back?').getByRole('button', { name: 'Take back' }).click();
  await expect(row(page, 'Facilities & Grounds').first()).toContainText('Not enough responses');
});

test('a manager uploads a photo with what it shows, after a file that is no picture is refused', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/post-season?tab=documents&season=2025&new=photos');
  const upload = dialog(page, 'Upload Season Photos');
  const files = upload.locator('input[type=file]');
  await files.setInputFiles({ name: 'virus.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\u0090') });
  await expect(upload.getByRole('listitem').filter({ hasText: 'virus.jpg' })).toContainText('cannot be read');
  // One that cannot be read does not take along the others of the same choice.
  await files.setInputFiles([
    { name: 'virus.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\u0090') },
    { name: 'boat.jpg', mimeType: 'image/jpeg', buffer: photoWithLocation() },
  ]);
  await expect(upload.getByRole('listitem').filter({ hasText: 'virus.jpg' })).toContainText('cannot be read');
  await expect(upload.getByLabel('What it shows: boat.jpg')).toBeVisible();
  await upload.getByRole('button', { name: 'Remove boat.jpg' }).click();
  await files.setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(upload.getByText(/This is not .* Choose another file/).first()).toBeVisible();
  await files.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12 * 1024 * 1024) });
  await expect(upload.getByText(/10 MB/).last()).toBeVisible();
  await files.setInputFiles({ name: 'pier.jpg', mimeType: 'image/jpeg', buffer: photoWithLocation() });
  await upload.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect(upload.getByText('The description of a photo has 3 to 300 characters.')).toBeVisible();
  await expect(upload.getByLabel('What it shows: pier.jpg')).toBeFocused();
  await page.keyboard.type('A light at the end of the pier');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(toast(page, '1 photo uploaded')).toBeVisible();
  const db = await database();
  const stored = db.from('season_photos').select('storage_path').eq('alt_text', 'A light at the end of the pier');
  const { data: row } = await stored.single<{ storage_path: string }>().throwOnError();
  const { data: file } = await db.storage.from('club-files').download(row.storage_path);
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.includes(LOCATION)).toBe(false);
  await expect(
    region(page, 'Season photos').getByRole('img', { name: 'A light at the end of the pier' }),
  ).toBeVisible();
  await region(page, 'Season photos').getByRole('button', { name: 'A light at the end of the pier' }).click();
  await dialog(page, 'Season photo').getByRole('button', { name: 'Remove' }).click();
  await dialog(page, 'Remove this photo?').getByRole('button', { name: 'Remove photo' }).click();
  await expect(toast(page, 'Photo removed')).toBeVisible();
  await expect(region(page, 'Season photos').getByRole('listitem')).toHaveCount(0);
});

test('the photos of the sample club are shown; one without a file says so, and the archive leaves it out', async ({
  page,
  signIn,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/storage/v1/') && response.status() >= 400) failed.push(response.url());
  });
  const files = (await database()).storage.from('club-files');
  const kept = await files.download(RELAY);
  await files.remove([RELAY]);
  try {
    await signIn(MANAGER, '/post-season?tab=documents&season=2024');
    const photos = region(page, 'Season photos');
    await expect(photos.getByRole('img', { name: /^Members wait with towels/ })).toBeVisible();
    await expect(
      photos.getByRole('button', { name: /^The file of this photo is missing\. Four children/ }),
    ).toBeVisible();
    const archive = page.waitForEvent('download');
    await photos.getByRole('button', { name: 'Download all' }).click();
    expect((await archive).suggestedFilename()).toMatch(/\.zip$/);

    await photos.getByRole('button', { name: /^Members wait with towels/ }).click();
    await dialog(page, 'Opening Day').getByRole('button', { name: 'Next' }).press('Enter');
    const second = dialog(page, 'Morning lessons');
    await expect(second.getByRole('button', { name: 'Next' })).toBeFocused();
    await second.getByLabel('Caption').fill('Evening lessons');
    await second.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(second.getByLabel('Caption')).toHaveValue('Evening lessons');
    await second.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Close without saving' }).click();
    await expect(dialog(page, 'Opening Day').getByRole('status')).toHaveText('1 of 4');
    await page.keyboard.press('Escape');
  } finally {
    await files.upload(RELAY, kept.data ?? new Blob(), { contentType: 'image/webp' });
  }
  expect(await violationsOf(page)).toEqual([]);
  expect(failed).toEqual([]);

  const download = page.waitForEvent('download');
  await region(page, 'Documents').getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('documents-2024.csv');
});

test('a manager has the server make a document of the season, opens it, and uploads another', async ({
  page,
  signIn,
}) => {
  const LOG = 'Safety & Incident Log';
  await signIn(MANAGER, '/post-season?tab=documents&season=2025');
  const documents = region(page, 'Documents');
  await documents.getByRole('button', { name: `Make the PDF: ${LOG}` }).click();
  await expect(toast(page, 'The PDF is ready')).toBeVisible();
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: `Download ${LOG}` }).click();
  expect((await download).suggestedFilename()).toBe('safety-incident-log-2025.pdf');
  await documents.getByRole('button', { name: `Make it again: ${LOG}` }).click();
  await expect(toast(page, 'The PDF is ready').last()).toBeVisible();
  await documents.getByRole('button', { name: `Versions of ${LOG}` }).press('Enter');
  const versions = dialog(page, LOG).getByRole('list', { name: 'Versions' });
  await expect(versions.getByText(/^Version \d/)).toHaveText(['Version 2', 'Version 1']);
  await expect(versions).toContainText('No one has opened it yet.');
  await expect(versions.getByRole('list', { name: 'Opened by, version 1' })).toContainText('Elena Ruiz');
  expect(await violationsOf(page)).toEqual([]);
  const earlier = page.waitForEvent('download');
  await versions.getByRole('button', { name: 'Download version 1' }).press('Enter');
  expect((await earlier).suggestedFilename()).toBe('safety-incident-log-2025.pdf');
  await page.keyboard.press('Escape');
  const db = await database();
  const rows = () =>
    db
      .from('club_documents')
      .select('kind, title, confidential, mime_type, seasons!inner(year)')
      .eq('club_id', PINE_HOLLOW)
      .eq('seasons.year', '2025')
      .throwOnError();
  const kept = { confidential: true, mime_type: 'application/pdf', seasons: { year: '2025' } };
  expect((await rows()).data).toEqual([{ ...kept, kind: 'safety_log', title: LOG }]);

  await documents.getByRole('button', { name: 'Upload a document' }).click();
  const upload = dialog(page, 'Upload a document');
  await upload.getByRole('button', { name: 'Upload document' }).click();
  await expect(upload.getByText('A title has 1 to 160 characters.')).toBeVisible();
  await expect(upload.getByText('Choose a file.')).toBeVisible();
  await upload.getByLabel('Title').fill('Insurance');
  const file = upload.locator('input[type=file]');
  await file.setInputFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090') });
  await upload.getByRole('button', { name: 'Upload document' }).click();
  await expect(upload.getByRole('alert')).toContainText('“policy.pdf” is not a PDF, a picture or a text');
  expect((await rows()).data).toEqual([{ ...kept, kind: 'safety_log', title: LOG }]);
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'policy.txt', mimeType: 'text/plain', buffer: Buffer.from('Covers the deck.') });
  expect(await violationsOf(page)).toEqual([]);
  await upload.getByRole('button', { name: 'Upload document' }).click();
  await expect(documents.getByRole('button', { name: 'View Insurance' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const middle = async (label: string) => {
    const box = await documents.getByRole('button', { name: `${label} Insurance` }).boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  expect(await middle('Remove')).toBe(await middle('View'));
  const others = { club_id: PINE_HOLLOW, season_id: '10000001-0000-4000-8000-000000000002', kind: 'other' };
  const numbered = ['Minutes 10', 'Minutes 2'];
  await db
    .from('club_documents')
    .insert(numbered.map((title) => ({ ...others, title })))
    .throwOnError();
  await page.reload();
  await expect(documents.getByRole('listitem').filter({ hasText: 'Minutes' })).toHaveText([/Minutes 2/, /Minutes 10/]);
  await db.from('club_documents').delete().eq('club_id', PINE_HOLLOW).in('title', numbered).throwOnError();
  await page.reload();
  for (const title of [LOG, 'Insurance']) {
    await documents.getByRole('button', { name: `Remove ${title}` }).click();
    await dialog(page, 'Remove this document?').getByRole('button', { name: 'Remove document' }).click();
    await expect(documents.getByRole('button', { name: `View ${title}` })).toHaveCount(0);
  }
  expect((await rows()).data).toEqual([]);
});

test('a picture that becomes a document loses its location', async ({ page, signIn }) => {
  await signIn(MANAGER, '/post-season?tab=documents&season=2025&new=document');
  const upload = dialog(page, 'Upload a document');
  await upload.getByLabel('Title').fill('Plan of the deck');
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.jpg', mimeType: 'image/jpeg', buffer: photoWithLocation() });
  await upload.getByRole('button', { name: 'Upload document' }).click();
  await expect(toast(page, 'Document uploaded')).toBeVisible();
  const db = await database();
  const stored = db.from('club_documents').select('storage_path').eq('title', 'Plan of the deck');
  const { data: row } = await stored.single<{ storage_path: string }>().throwOnError();
  const { data: file } = await db.storage.from('club-files').download(row.storage_path);
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.includes(LOCATION)).toBe(false);
  await region(page, 'Documents').getByRole('button', { name: 'Remove Plan of the deck' }).click();
  await dialog(page, 'Remove this document?').getByRole('button', { name: 'Remove document' }).click();
  await expect(region(page, 'Documents').getByRole('button', { name: 'View Plan of the deck' })).toHaveCount(0);
});

test('a member reads the summary and the lessons, and a visitor tries the demo', async ({ page, signIn }) => {
  await page.goto('/demo/post-season?tab=exit');
  await expect(region(page, 'Key insights')).toContainText('85% interested in returning');
  await signIn('staff@pinehollow.test', '/post-season');
  await expect(region(page, 'Season 2024 performance summary')).toContainText('89%');
  await expect(main(page).getByText('For managers and administrators')).toBeVisible();
  await page.getByRole('tab', { name: 'Documentation' }).click();
  await region(page, 'Season photos')
    .getByRole('button', { name: /^Members wait/ })
    .click();
  await expect(dialog(page, 'Opening Day').getByRole('status')).toHaveText('1 of 4');
  await dialog(page, 'Opening Day').getByRole('button', { name: 'Previous' }).press('Enter');
  const last = dialog(page, 'Doubles final');
  await expect(last.getByRole('status')).toHaveText('4 of 4');
  await expect(last.getByRole('img')).toBeVisible();
  await expect(last.getByRole('button', { name: 'Previous' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Lessons Learned' }).click();
  await expect(row(page, PRIORITY)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a lesson' })).toHaveCount(0);
});
