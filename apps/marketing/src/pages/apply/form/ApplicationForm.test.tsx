import { PageRouter } from '@platform/module-kit';
import { connectSupabase } from '@platform/session';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSendingFunction, type SendingFunction } from '../../form/sendingFunction.testkit';
import { ApplicationForm } from './ApplicationForm';
import type { ClubPage, OpenRole } from '../clubPage';
import { Thanks } from '../Thanks';

let apply: SendingFunction;

beforeAll(async () => {
  apply = await startSendingFunction('apply');
  apply.answer = { confirmation: 'sent' };
  connectSupabase({ url: apply.url, publishableKey: 'sb_publishable_test' });
  window.scrollTo = () => undefined;
});
afterAll(() => apply.close());
beforeEach(() => Object.assign(apply, { received: [], hold: undefined }));
afterEach(() => sessionStorage.clear());

const role = (id: string, title: string): OpenRole => ({
  id,
  title,
  department: null,
  description: null,
  pay_range_min: null,
  pay_range_max: null,
  requirements: [],
});
const club: ClubPage = {
  slug: 'pine-hollow',
  name: 'Pine Hollow',
  type: 'Golf Club',
  address: null,
  season: '2026',
  certificates: ['CPR/AED', 'Lifeguarding'],
  roles: [role('a', 'Lifeguard'), role('b', 'Instructor')],
};

const sent = jest.fn();
/** Opens the form; returns the requests it sends. */
async function open(at = club): Promise<() => void> {
  const { unmount } = render(
    <PageRouter>
      <ApplicationForm club={at} onSent={sent} />
    </PageRouter>,
  );
  // Its code loads when it first renders.
  await screen.findByRole('checkbox', { name: 'Instructor' });
  return unmount;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const position = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const send = () => screen.getByRole('button', { name: 'Send application' });

async function fillIn(): Promise<void> {
  await userEvent.click(position('Lifeguard'));
  await userEvent.click(position('Instructor'));
  await userEvent.type(field('Name'), 'Ann Reed');
  await userEvent.type(field('Email'), 'ann@example.test');
  fireEvent.change(field('First day you can work'), { target: { value: '2090-06-01' } });
  fireEvent.change(field('Last day you can work'), { target: { value: '2090-08-31' } });
  await userEvent.selectOptions(screen.getByLabelText('How often?'), '5 days a week');
  await userEvent.selectOptions(screen.getByLabelText('How old are you on your first day?'), '16 or 17');
  await userEvent.click(screen.getByRole('checkbox', { name: 'CPR/AED' }));
  fireEvent.change(screen.getByLabelText(/CPR\/AED: valid until/), { target: { value: '2091-03-14' } });
  await userEvent.click(screen.getByRole('checkbox', { name: /may keep my application/ }));
}

test('keeps what was typed and chosen after a visit to another page, until it is sent', async () => {
  const leave = await open();
  await fillIn();
  leave();
  const leaveAgain = await open();
  expect([field('Name').value, field('Email').value]).toEqual(['Ann Reed', 'ann@example.test']);
  expect([position('Lifeguard').checked, position('Instructor').checked]).toEqual([true, true]);
  await userEvent.click(send());
  await screen.findByRole('button', { name: 'Send application' });
  expect(apply.received).toMatchObject([
    {
      jobRoleIds: ['a', 'b'],
      name: 'Ann Reed',
      firstDay: '2090-06-01',
      lastDay: '2090-08-31',
      daysPerWeek: '5',
      ageBand: '16-17',
      certificates: [{ name: 'CPR/AED', validUntil: '2091-03-14' }],
      consent: true,
    },
  ]);
  leaveAgain();
  await open();
  expect([field('Name').value, field('Email').value, position('Lifeguard').checked]).toEqual(['', '', false]);
});

test('drops a position that was filled meanwhile, and keeps nothing for another club', async () => {
  const leave = await open();
  await fillIn();
  leave();
  const leaveAgain = await open({ ...club, roles: [role('b', 'Instructor')] });
  await userEvent.click(send());
  await screen.findByRole('button', { name: 'Send application' });
  expect(apply.received).toMatchObject([{ jobRoleIds: ['b'] }]);
  leaveAgain();
  const leaveThird = await open();
  await fillIn();
  leaveThird();
  await open({ ...club, slug: 'lakeside' });
  expect([field('Name').value, position('Lifeguard').checked]).toEqual(['', false]);
});

test('allows no changes while it is sent, because they would be lost', async () => {
  let release = () => undefined as void;
  apply.hold = new Promise((resolve) => (release = resolve));
  await open();
  await fillIn();
  await userEvent.click(send());
  await screen.findByRole('button', { name: 'Sending...' });
  expect(field('Phone').readOnly).toBe(true);
  await userEvent.click(position('Instructor'));
  fireEvent.change(field('Name'), { target: { value: 'Ann Reeds' } });
  expect([field('Name').value, position('Instructor').checked]).toEqual(['Ann Reed', true]);
  await act(async () => release());
  await screen.findByRole('button', { name: 'Send application' });
  expect(field('Phone').readOnly).toBe(false);
});

test('ignores the second half of a double click on Send when the thank-you page has appeared', () => {
  const application = {
    jobRoleIds: ['a'],
    name: 'Ann',
    email: 'ann@example.test',
    phone: '',
    message: '',
    firstDay: '2090-06-01',
    lastDay: '2090-08-31',
    ageBand: '18+' as const,
    daysPerWeek: '5',
    certificates: {},
    consent: true,
    website: '',
  };
  render(
    <PageRouter>
      <Thanks club={club} application={application} receipt={{ confirmation: 'sent' }} onAgain={() => undefined} />
    </PageRouter>,
  );
  const press = (detail: number) => fireEvent.mouseDown(screen.getByText('ann@example.test'), { detail });
  // False if the browser's default action, which selects a word, is prevented.
  expect(press(2)).toBe(false);
  expect([press(1), press(2)]).toEqual([true, true]);
});
