import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@platform/module-kit/testing';
import descriptor from '../../../module.json';
import { PostSeasonApp } from '../../PostSeasonApp';

const SPRING = '10000071-0000-4000-8000-000000000003';
const CLOSED = '10000071-0000-4000-8000-000000000002';
const open = (path: string) =>
  openPage({ descriptor, App: PostSeasonApp, address: `/demo/post-season/surveys/${path}` });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('says who would be reminded, and no one a second time', async () => {
  await open(SPRING);
  await userEvent.click(await screen.findByRole('button', { name: 'Remind' }));
  const question = await dialog('Remind 6 people?');
  expect(question.getByText(/Ana Whitaker, Gordon Pell, Ruth Lindgren, Sam Duarte, .* and 1 more/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Send reminders' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remind' }));
  await dialog('No one to remind now');
});

test('shows the links of invited people once', async () => {
  await open(SPRING);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const form = await dialog('Invite people');
  await userEvent.click(form.getByLabelText('Names and addresses'));
  await userEvent.paste('Zoe Hart, zoe@example.com\nAna again, CHECKIN.1@example.test');
  expect(await form.findByText(/^1 of the list are in it twice, or invited already/)).toBeTruthy();
  await userEvent.click(await form.findByLabelText('From you, or at the poster'));
  await userEvent.click(form.getByRole('button', { name: 'Invite 1 person' }));
  expect((await dialog('The link of Zoe Hart')).getByLabelText('Link')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('zoe@example.com')).toBeTruthy();
});

test('a survey that has closed invites no one, and is not removed', async () => {
  await open(CLOSED);
  expect(await screen.findByText('Answered (20)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Results' }).getAttribute('href')).toBe(
    '/demo/post-season?tab=exit&season=2024#tabs',
  );
  for (const name of ['Invite', 'Remind']) expect(screen.queryByRole('button', { name })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for the survey' }));
  expect(await screen.findByRole('menuitem', { name: 'Preview' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit the survey');
  expect(form.getByText('The questions stay as they are')).toBeTruthy();
  expect(form.queryByLabelText('Last day')).toBeNull();
});

test.each(['99999999-0000-4000-8000-000000000001', '10000071-0000'])(
  'says so when the survey %s is not there',
  async (id) => {
    await open(id);
    expect(await screen.findByText('This survey is not here')).toBeTruthy();
  },
);
