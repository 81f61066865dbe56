import type { Page } from '@playwright/test';
import { linkInMail } from '../../support/checks/letters';
import { violationsOf } from '../../support/checks/violationsOf';
import { press, reach, write } from '../../support/pages/keyboard';
import { heading, toast } from '../../support/pages/screen';
import { personsClient } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';

const TITLE = 'Autumn survey';
const SUBJECT = /asks: Autumn survey$/;
const address = (number: number) => `autumn.${number}@example.test`;
const people = [1, 2, 3, 4, 5, 6].map((number) => `Person ${number}, ${address(number)}`);

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, category: string) => main(page).getByRole('listitem').filter({ hasText: category }).first();

test.afterEach(async () => {
  const db = await database();
  await db.from('surveys').delete().eq('title', TITLE).throwOnError();
});

test('a manager mails a survey; people answer once on a phone; the ratings count it once it has closed', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('manager@pinehollow.test', '/post-season?tab=surveys&season=2025');
  await press(page.getByRole('button', { name: 'New survey' }));
  const form = dialog(page, 'New survey');
  await write(form.getByLabel('Title', { exact: true }), TITLE);
  await press(form.getByRole('button', { name: 'Move question 1 down' }));
  await press(form.getByRole('button', { name: 'Save survey' }));
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(main(page).getByText('How safe and welcome did our staff make you feel?')).toBeVisible();

  await press(page.getByRole('button', { name: 'Invite', exact: true }));
  const invite = dialog(page, 'Invite people');
  await write(invite.getByLabel('Names and addresses'), [...people, 'Person without an address'].join('\n'));
  await expect(invite.getByText('Line 7: There is no email address.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(invite.getByLabel('Leave out 1 line'), 'Space');
  await press(invite.getByRole('button', { name: 'Invite 6 people' }));
  await expect(toast(page, 'Invitations on their way')).toBeVisible();
  const sent = await (await database()).functions.invoke('send-notifications', { method: 'POST' });
  expect(sent.error).toBeNull();
  const link = await linkInMail(page, address(1), SUBJECT);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const screen = await phone.newPage();
  await screen.goto(link);
  await expect(heading(screen, TITLE)).toBeVisible();
  await press(screen.getByRole('button', { name: 'Send answers' }));
  await expect(screen.getByText('Please answer this question.')).toHaveCount(5);
  const ratings = screen.getByRole('radiogroup');
  await expect(ratings.first().getByRole('radio', { name: '1, poor' })).toBeFocused();
  for (const group of await ratings.all()) {
    await reach(group);
    await screen.keyboard.press('Space');
    // Back from the first one is the last one.
    await screen.keyboard.press('ArrowLeft');
  }
  await write(screen.getByRole('textbox', { name: /^What should we know/ }), 'The lifeguards are great.');
  await expect(screen.getByText('6 of 6 answered')).toBeVisible();
  expect(await violationsOf(screen)).toEqual([]);
  await phone.setOffline(true);
  await press(screen.getByRole('button', { name: 'Send answers' }));
  await expect(screen.getByText('Your answers were not sent')).toBeVisible();
  await phone.setOffline(false);
  await expect(ratings.last().getByRole('radio', { name: '5, excellent' })).toBeChecked();
  await press(screen.getByRole('button', { name: 'Send answers' }));
  await expect(heading(screen, 'Thank you. Your answers are in.')).toBeFocused();
  expect(await violationsOf(screen)).toEqual([]);
  await screen.goto(link);
  await expect(heading(screen, 'You have already answered this survey.')).toBeVisible();

  // Four more answer each rating with 4.
  const others = await personsClient('staff@pinehollow.test');
  for (const number of [2, 3, 4, 5]) {
    const token = (await linkInMail(page, address(number), SUBJECT)).split('/').at(-1) ?? '';
    const { data } = await others.rpc('open_survey', { token_param: token }).throwOnError();
    const { questions } = data as { questions: { id: string; type: string }[] };
    const answers = questions.flatMap(({ id, type }) => (type === 'rating' ? [[id, 4] as const] : []));
    await others
      .rpc('answer_survey', { token_param: token, answers_param: Object.fromEntries(answers) })
      .throwOnError();
  }
  await page.reload();
  await expect(page.getByRole('list', { name: TITLE })).toContainText('of 6 invited');
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit the survey');
  await expect(edit.getByText('The questions stay as they are')).toBeVisible();
  await edit.getByLabel('Last day').fill('2025-04-30');
  await edit.getByRole('button', { name: 'Save survey' }).click();
  await expect(edit.getByText('A survey closes on the day on which it opens or later.')).toBeVisible();
  await page.goto('/post-season?season=2025');
  await expect(row(page, 'Pool & Water Quality')).toContainText('Not enough responses');
  await expect(row(page, 'Pool & Water Quality')).toContainText('0 responses');

  await page.goBack();
  await page.getByRole('button', { name: 'Edit' }).click();
  await edit.getByLabel('Opens on').fill('2025-04-28');
  await edit.getByLabel('Last day').fill('2025-04-30');
  await edit.getByRole('button', { name: 'Save survey' }).click();
  await expect(toast(page, 'Survey saved')).toBeVisible();
  await screen.goto(await linkInMail(page, address(6), SUBJECT));
  await expect(heading(screen, 'This survey is closed.')).toBeVisible();
  await phone.close();

  await page.goto('/post-season?season=2025');
  await expect(row(page, 'Pool & Water Quality')).toContainText('4.2 / 5');
  await expect(row(page, 'Pool & Water Quality')).toContainText('5 responses');
  await expect(main(page).getByRole('heading', { name: 'Lifeguards & Staff 1 comment' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a poster mails the link of an invited address, and tells a stranger the same', async ({ page }) => {
  const SURVEY = '10000071-0000-4000-8000-000000000003';
  await page.goto(`/survey/poster/${SURVEY}`);
  for (const email of ['checkin.5@example.test', 'stranger@example.test']) {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Mail me my link' }).click();
    await expect(heading(page, 'Look into your mail.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
  }
  await (await database()).functions.invoke('send-notifications', { method: 'POST' });
  await page.goto(await linkInMail(page, 'checkin.5@example.test', /asks: Spring Check-In 2025$/));
  await expect(heading(page, 'Spring Check-In 2025')).toBeVisible();
  await page.goto('/survey/no-such-link');
  await expect(heading(page, 'This survey link is not known.')).toBeVisible();
});
