import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, serveRows } from '@platform/module-kit/testing';
import descriptor from '../../module.json';
import { PostSeasonApp } from '../PostSeasonApp';

const question = (id: string, type: string, isRequired = true) => ({
  id,
  question: `Question ${id}`,
  type,
  isRequired,
});
const open = {
  status: 'open',
  club: 'Pine Hollow',
  title: 'Autumn survey',
  introduction: null,
  closesOn: '2025-05-20',
  questions: [question('a', 'rating'), question('b', 'yes_no', false), question('c', 'text', false)],
};
const closed = { status: 'closed', message: 'This survey is closed.', hint: 'Write to your club.' };

const server = serveRows({ 'POST rpc/open_survey': open, 'POST rpc/answer_survey': closed });
const answerWith = (call: string, json: unknown) => (server.answers[`POST rpc/${call}`] = [{ status: 200, json }]);
const openLink = () => openPage({ descriptor, App: PostSeasonApp, address: '/survey' });
const pick = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

// jsdom does not scroll.
window.scrollTo = () => undefined;

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('post-season-survey-link', 'token');
  answerWith('open_survey', open);
});

test('shows what was entered, to keep, when the survey closed before it was sent', async () => {
  answerWith('answer_survey', closed);
  await openLink();
  await pick('4');
  await pick('No');
  await userEvent.type(screen.getByLabelText('Question c'), 'More shade');
  await userEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  const entered = ['Question a4 of 5', 'Question bNo', 'Question cMore shade'];
  const list = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(await screen.findByRole('heading', { name: 'This survey is closed.' })).toBe(document.activeElement);
  expect(screen.getByRole('heading', { name: 'Your answers were not sent' })).toBeTruthy();
  expect(await list()).toEqual(entered);
});

test('shows them also to a person who comes back after the survey closed', async () => {
  await openLink();
  await userEvent.type(await screen.findByLabelText('Question c'), 'More shade');
  answerWith('open_survey', closed);
  cleanup();
  await openLink();
  expect(await screen.findByRole('heading', { name: 'Your answers were not sent' })).toBeTruthy();
  expect(screen.getByText('More shade')).toBeTruthy();
});

test('shows nothing of answers that have arrived', async () => {
  answerWith('answer_survey', { status: 'thanks', message: 'Thank you.', hint: 'They are counted.' });
  await openLink();
  await pick('4');
  await userEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByRole('heading', { name: 'Thank you.' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Your answers were not sent' })).toBeNull();
  expect(sessionStorage.getItem('post-season-survey token')).toBeNull();
});
