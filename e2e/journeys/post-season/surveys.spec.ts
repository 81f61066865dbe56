import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkInMail } from '../../support/checks/letters';
import { violationsOf } from '../../support/checks/violationsOf';
import { pick, press, reach, write } from '../../support/pages/keyboard';
import { heading, toast } from '../../support/pages/screen';
import { personsClient, visitor } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';

const TITLE = 'Autumn survey';
const GROUPS = ['Families', 'Adults', 'Juniors'];
const POOL = 'Pool & Water Quality';
const MANAGER = 'manager@pinehollow.test';
const address = (number: number) => `autumn.${number}@example.test`;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, category: string) => main(page).getByRole('listitem').filter({ hasText: category }).first();

test.afterEach(async () => {
  const db = await database();
  await db.from('surveys').delete().eq('title', TITLE).throwOnError();
});

test('a manager makes a survey and emails it, and a member answers it once, on a phone, by keyboard', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn(MANAGER, '/post-season?tab=surveys&season=2025&new=survey');
  const form = dialog(page, 'New survey');
  await write(form.getByLabel('Title', { exact: true }), TITLE);
  await press(form.getByRole('button', { name: 'Move question 1 down' }));
  await press(form.getByRole('button', { name: 'Add a question' }));
  const group = form.getByRole('listitem', { name: 'Question 7', exact: true });
  await write(group.getByLabel('Question 7', { exact: true }), 'Which group are you in?');
  await pick(group.getByLabel('Answer', { exact: true }), 'Group of the person');
  await press(form.getByRole('button', { name: 'Save survey' }));
  await expect(group.getByLabel('Groups, one on each line')).toBeFocused();
  await expect(group.getByText('A question has 2 to 12 different groups', { exact: false })).toBeVisible();
  await page.keyboard.type(GROUPS.join('\n'));
  await form.getByLabel('Title', { exact: true }).press('Enter');
  await expect(heading(page, TITLE)).toBeVisible();

  await press(page.getByRole('button', { name: 'Invite', exact: true }));
  const invite = dialog(page, 'Invite people');
  await write(invite.getByLabel('Names and addresses'), `Ann, ${address(1)}\nBo`);
  await expect(invite.getByText('Line 2: There is no email address.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(invite.getByLabel('Leave out 1 line'), 'Space');
  await press(invite.getByRole('button', { name: 'Invite 1 person' }));
  await expect(toast(page, 'Invitations on their way')).toBeVisible();
  const sent = await (await database()).functions.invoke('send-notifications', { method: 'POST' });
  expect(sent.error).toBeNull();
  const link = await linkInMail(page, address(1), /asks: Autumn survey$/);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const screen = await phone.newPage();
  await screen.goto(link);
  // The token leaves the address, and a reload still finds the survey.
  await expect(screen).toHaveURL('/survey');
  await screen.reload();
  await press(screen.getByRole('button', { name: 'Send answers' }));
  await expect(screen.getByText('Please answer this question.')).toHaveCount(5);
  const ratings = screen.getByRole('radiogroup');
  await expect(ratings.first()).toContainText('How safe and welcome did our staff make you feel?');
  await expect(ratings.first().getByRole('radio', { name: '1, poor' })).toBeFocused();
  for (const group of await ratings.all()) {
    await reach(group);
    await screen.keyboard.press('Space');
    // Back from the first one is the last one.
    await screen.keyboard.press('ArrowLeft');
  }
  await expect(screen.getByText('6 of 7 answered')).toBeVisible();
  expect(await violationsOf(screen)).toEqual([]);
  await phone.setOffline(true);
  await press(screen.getByRole('button', { name: 'Send answers' }));
  await expect(screen.getByText('Your answers were not sent')).toBeVisible();
  await phone.setOffline(false);
  await expect(ratings.first().getByRole('radio', { name: '5, excellent' })).toBeChecked();
  await expect(ratings.last().getByRole('radio', { name: 'Juniors' })).toBeChecked();
  await press(screen.getByRole('button', { name: 'Send answers' }));
  await expect(heading(screen, 'Thank you. Your answers are in.')).toBeFocused();
  // A link that differs from the open page only after the # loads nothing anew.
  await screen.goto('about:blank');
  await screen.goto(link);
  await expect(heading(screen, 'You have already answered this survey.')).toBeVisible();
  await phone.close();
});

test('the ratings count a survey from the day after its last day, and its links are closed', async ({
  page,
  signIn,
}) => {
  const { id, tokens } = await answeredSurvey();
  await signIn(MANAGER, '/post-season?season=2025');
  await expect(row(page, POOL)).toContainText('Not shown yet');
  await expect(row(page, POOL)).not.toContainText('response');
  await main(page).locator(`a[href$="${id}"]`).click();
  await expect(page.getByRole('list', { name: TITLE })).toContainText('of 11 invited');

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit the survey');
  await expect(edit.getByText('The questions stay as they are')).toBeVisible();
  await edit.getByLabel('Last day').fill('2025-04-30');
  await edit.getByRole('button', { name: 'Save survey' }).click();
  await expect(edit.getByText('A survey closes on the day on which it opens or later.')).toBeVisible();
  await edit.getByLabel('Opens on').fill('2025-04-28');
  await edit.getByRole('button', { name: 'Save survey' }).click();
  await expect(toast(page, 'Survey saved')).toBeVisible();
  await page.getByRole('link', { name: 'Surveys' }).click();
  await page.getByRole('tab', { name: 'Member Feedback' }).click();
  // Four times 4, once 5, and five times 3.
  await expect(row(page, POOL)).toContainText('3.6 / 5');
  await expect(row(page, POOL)).toContainText('10 responses');
  // Adults and juniors are fewer than five each.
  const byGroup = main(page).getByRole('table', { name: 'How clean was the pool?' }).getByRole('row');
  await expect(byGroup).toHaveText([
    /^Group/,
    'Everyone3.61: 02: 03: 54: 45: 10054110',
    'Families4.21: 02: 03: 04: 45: 1000415',
    'Everyone else3.01: 02: 03: 54: 05: 0005005',
  ]);
  const saving = page.waitForEvent('download');
  await main(page)
    .getByRole('region', { name: `Answers by value: ${TITLE}` })
    .getByRole('button', { name: 'Export' })
    .click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('How clean was the pool?,Everyone else,0,0,5,0,0,,,5,3');
  expect(file).not.toContain('Juniors');
  await expect(main(page).getByRole('heading', { name: `${POOL} 1 comment` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // A link of the earlier form.
  await page.goto(`/survey/${tokens[10]}`);
  await expect(heading(page, 'This survey is closed.')).toBeVisible();
  await expect(page).toHaveURL('/survey');
});

/**
 * A survey that is open, with eleven people invited. Five families have answered: 4, 4, 4, 4 and 5, the last one with a comment.
 * Three adults and two juniors have answered 3.
 */
async function answeredSurvey(): Promise<{ id: string; tokens: string[] }> {
  const manager = await personsClient(MANAGER);
  const season = await manager.from('seasons').select('id').eq('year', '2025').single().throwOnError();
  const made = await manager
    .rpc('save_survey', {
      season_id_param: season.data.id,
      survey_param: {
        kind: 'member',
        title: TITLE,
        opensOn: '2025-05-01',
        closesOn: '2025-05-20',
        questions: [
          { question: 'How clean was the pool?', type: 'rating', category: POOL },
          { question: 'Anything else?', type: 'text', category: POOL, isRequired: false },
          { question: 'Which group are you in?', type: 'group', options: GROUPS, isRequired: false },
        ],
      },
    })
    .throwOnError();
  const id = String(made.data);
  const people = Array.from({ length: 11 }, (_, place) => place + 1).map((number) => ({
    name: `Person ${number}`,
    email: address(number),
  }));
  const invited = await manager.rpc('invite_to_survey', { survey_id_param: id, people_param: people }).throwOnError();
  const tokens = (invited.data as { token: string }[]).map(({ token }) => token);
  const anyone = await visitor();
  for (const [place, token] of tokens.slice(0, 10).entries()) {
    const opened = await anyone.rpc('open_survey', { token_param: token }).throwOnError();
    const [rated, written, group] = (opened.data as { questions: { id: string }[] }).questions;
    const answers = {
      [rated?.id ?? '']: place < 4 ? 4 : place === 4 ? 5 : 3,
      [group?.id ?? '']: GROUPS[place < 5 ? 0 : place < 8 ? 1 : 2],
      ...(place === 4 && { [written?.id ?? '']: 'Clean.' }),
    };
    await anyone.rpc('answer_survey', { token_param: token, answers_param: answers }).throwOnError();
  }
  return { id, tokens };
}

test('a poster emails the link of an invited address, tells a stranger the same, and prints on one sheet', async ({
  page,
  signIn,
}) => {
  const SURVEY = '10000071-0000-4000-8000-000000000003';
  await page.goto(`/survey/poster/${SURVEY}`);
  for (const email of ['checkin.5@example.test', 'stranger@example.test']) {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me my link' }).click();
    await expect(heading(page, 'Check your email.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
  }
  await (await database()).functions.invoke('send-notifications', { method: 'POST' });
  await page.goto(await linkInMail(page, 'checkin.5@example.test', /asks: Spring Check-In 2025$/));
  await expect(heading(page, 'Spring Check-In 2025')).toBeVisible();
  // A link that was never made, and a code that was not read whole.
  for (const unknown of ['/survey/no-such-link', '/survey/poster/10000071-0000']) {
    await page.goto(unknown);
    await expect(heading(page, 'This survey link is not known.')).toBeVisible();
  }

  await signIn(MANAGER, `/post-season/surveys/${SURVEY}/poster`);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const paper = await page.pdf({ format: 'Letter' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('the title of a closed survey has at most two lines on a phone, beside the way to its results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/demo/post-season/surveys/10000071-0000-4000-8000-000000000002');
  await expect(page.getByRole('link', { name: 'Results' })).toBeVisible();
  const lines = await heading(page, 'Staff Exit Survey 2024').evaluate((title) => {
    const text = document.createRange();
    text.selectNodeContents(title);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
});

test('a survey that closes while a person answers leaves what was entered on the page', async ({ page }) => {
  const { id, tokens } = await answeredSurvey();
  await page.goto(`/survey/${tokens[10]}`);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByLabel('Anything else?').fill('More shade at the deck.');
  const db = await database();
  await db.from('surveys').update({ opens_on: '2025-04-20', closes_on: '2025-04-30' }).eq('id', id).throwOnError();
  await page.getByRole('button', { name: 'Send answers' }).click();
  // After the reload, too: the server no longer tells the questions.
  for (const isReload of [false, true]) {
    if (isReload) await page.reload();
    await expect(heading(page, 'This survey is closed.')).toBeVisible();
    const unsent = page.getByRole('region', { name: 'Your answers were not sent' });
    await expect(unsent.getByRole('listitem')).toHaveText([
      'How clean was the pool?4 of 5',
      'Anything else?More shade at the deck.',
    ]);
  }
  expect(await violationsOf(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy answers' }).click();
  await expect(toast(page, 'Answers copied')).toBeVisible();
});
