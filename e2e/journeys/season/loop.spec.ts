import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { heading, toast } from '../../support/pages/screen';
import { personsClient, visitor } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';

const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
const MANAGER = 'manager@pinehollow.test';
const BOARD = 'board@pinehollow.test';
const SURVEY = 'Winter survey';
const CATEGORY = 'Swim Lessons';
const LESSON = 'A warm pool for lessons';
const QUESTION = 'Build the warm pool?';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const listed = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text }).first();
const funding = (page: Page, label: string) =>
  main(page)
    .getByRole('list', { name: 'Funding summary' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${label}`) });

test.afterEach(async () => {
  const db = await database();
  await db.from('surveys').delete().eq('title', SURVEY).throwOnError();
  await db.from('budget_categories').delete().eq('club_id', PINE_HOLLOW).eq('name', LESSON).throwOnError();
  await db.from('capital_projects').delete().eq('club_id', PINE_HOLLOW).eq('title', LESSON).throwOnError();
  await db.from('checklists').delete().eq('club_id', PINE_HOLLOW).eq('title', 'Lessons of 2024').throwOnError();
  await db.from('lessons').delete().eq('club_id', PINE_HOLLOW).eq('lesson', LESSON).throwOnError();
  await db.from('notifications').delete().like('title', `%${QUESTION}`).throwOnError();
});

test('what a member answers comes back as an item and a budget line of the next season', async ({
  page,
  signIn,
  browser,
}) => {
  const { id: surveyId, token } = await surveyWithFourAnswers();
  const rating = listed(page, CATEGORY);

  await test.step('the fifth answer makes a rating', async () => {
    await signIn(MANAGER, '/post-season?season=2024');
    await expect(listed(page, 'Facilities & Grounds')).toBeVisible();
    await expect(rating).toContainText('Not shown yet');
    const member = await (await browser.newContext()).newPage();
    await member.goto(`/survey/${token}`);
    await member.getByRole('radio', { name: '5, excellent' }).check();
    await member.getByRole('button', { name: 'Send answers' }).click();
    await expect(heading(member, 'Thank you. Your answers are in.')).toBeVisible();
    await member.context().close();
    const db = await database();
    await db
      .from('surveys')
      .update({ opens_on: '2025-04-10', closes_on: '2025-04-30' })
      .eq('id', surveyId)
      .throwOnError();
    await page.reload();
    // Four times 2 and once 5.
    await expect(rating).toContainText('2.6 / 5');
    await expect(rating).toContainText('5 responses');
  });

  await test.step('a lesson of it becomes an item of the next season, and a project', async () => {
    await page.goto('/post-season?tab=lessons&season=2024&new=lesson');
    const adding = dialog(page, 'Add a lesson');
    await adding.getByLabel('Lesson').fill(LESSON);
    await adding.getByLabel('Kind').selectOption('Improvement');
    await adding.getByRole('button', { name: 'Add lesson' }).click();
    await page.getByRole('button', { name: `Add to checklist: ${LESSON}` }).click();
    const outcome = main(page).getByRole('listitem').filter({ hasText: LESSON });
    await expect(outcome.getByText('Lessons of 2024, 2025')).toBeVisible();
    await page.getByRole('button', { name: `Make it a project: ${LESSON}` }).click();
    await expect(outcome.getByText('proposed')).toBeVisible();
  });

  const drawer = dialog(page, LESSON);
  const project = await addressOfProject();
  await test.step('the funding summary counts it, and the board deck names it', async () => {
    await page.goto(project);
    await expect(drawer.getByText('A lesson learned')).toBeVisible();
    await expect(drawer.getByRole('button', { name: /^Add to budget/ })).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Edit' }).click();
    const editing = dialog(page, 'Edit project');
    await editing.getByLabel('Budget').fill('9000');
    await editing.getByRole('button', { name: /^Save/ }).click();
    await expect(drawer.getByText('$9,000').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(funding(page, 'Total')).toContainText('$91,000');
    await expect(funding(page, 'Approved')).toContainText('$45,000');
    await expect(funding(page, 'Pending')).toContainText('$46,000');

    await page.goto('/club-future?tab=reports');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Generate PowerPoint: Board Deck', exact: true }).click();
    const files = unzipSync(await readFile(await (await downloading).path()));
    const slides = Object.entries(files).filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    const text = slides.map(([, file]) => strFromU8(file)).join('\n');
    for (const said of [LESSON, '$91,000', '$46,000', '$9,000']) expect(text).toContain(said);
  });

  await test.step('the board votes, and the result approves it', async () => {
    await page.goto(project);
    await drawer.getByRole('button', { name: 'Start a vote' }).click();
    const starting = dialog(page, 'Start a vote');
    await starting.getByLabel('Question').fill(QUESTION);
    await expect(starting.getByRole('checkbox', { name: 'Ruth Castellano' })).toBeChecked();
    await starting.getByRole('button', { name: 'Start vote' }).click();
    await expect(toast(page, 'Vote started')).toBeVisible();
    await signIn(BOARD, project);
    const vote = drawer.getByRole('region', { name: QUESTION });
    await vote.getByRole('radio', { name: 'Approve' }).check();
    await vote.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(toast(page, 'You have voted')).toBeVisible();
    await expect(drawer.getByRole('button', { name: /^Add to budget/ })).toHaveCount(0);

    await signIn(MANAGER, project);
    await vote.getByRole('button', { name: 'Actions for this vote' }).click();
    await page.getByRole('menuitem', { name: 'Count the votes' }).click();
    await page.getByRole('button', { name: 'Count the votes' }).click();
    await vote.getByRole('button', { name: 'Mark project as approved' }).click();
    const history = drawer.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(history.first()).toContainText('Proposed → Approved');
    await expect(history.first()).toContainText('Approve 1, Decline 0. 1 of 1 voted. Chosen: Approve.');
  });

  await test.step('the next season has its item and its budget line', async () => {
    await drawer.getByRole('button', { name: 'Add to budget of 2025' }).click();
    await expect(toast(page, 'Added to the budget')).toBeVisible();
    await expect(drawer.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
      'Added to the budget of 2025: $9,000.',
    );
    await expect(drawer.getByRole('button', { name: /^Add to budget/ })).toHaveCount(0);
    await drawer.getByRole('link', { name: '2025' }).click();
    const line = main(page).getByRole('row').filter({ hasText: LESSON });
    await expect(line).toContainText('Capital project');
    await expect(line.getByLabel(`Draft of ${LESSON}`)).toHaveValue('9,000.00');
    await page.goto('/club-future');
    await expect(funding(page, 'Approved')).toContainText('$54,000');
    await page.goto('/pre-season?season=2025');
    await expect(main(page).getByText(LESSON).first()).toBeVisible();
  });
});

/** An open survey about 2024 that four of six have answered with 2, and the link of the fifth. */
async function surveyWithFourAnswers(): Promise<{ id: string; token: string }> {
  const manager = await personsClient(MANAGER);
  const season = await manager.from('seasons').select('id').eq('year', '2024').single().throwOnError();
  const made = await manager
    .rpc('save_survey', {
      season_id_param: season.data.id,
      survey_param: {
        kind: 'member',
        title: SURVEY,
        opensOn: '2025-05-01',
        closesOn: '2025-05-20',
        questions: [{ question: 'How were the swim lessons?', type: 'rating', category: CATEGORY }],
      },
    })
    .throwOnError();
  const id = String(made.data);
  const people = [1, 2, 3, 4, 5, 6].map((n) => ({ name: `Person ${n}`, email: `winter.${n}@example.test` }));
  const invited = await manager.rpc('invite_to_survey', { survey_id_param: id, people_param: people }).throwOnError();
  const tokens = (invited.data as { token: string }[]).map(({ token }) => token);
  const anyone = await visitor();
  for (const token of tokens.slice(0, 4)) {
    const opened = await anyone.rpc('open_survey', { token_param: token }).throwOnError();
    const [rated] = (opened.data as { questions: { id: string }[] }).questions;
    await anyone.rpc('answer_survey', { token_param: token, answers_param: { [rated?.id ?? '']: 2 } }).throwOnError();
  }
  return { id, token: tokens[4] ?? '' };
}

async function addressOfProject(): Promise<string> {
  const db = await database();
  const { data } = await db.from('capital_projects').select('id').eq('title', LESSON).single().throwOnError();
  return `/club-future?open=${data.id}`;
}
