import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRecruitment } from '../recruitment.testkit';
import { createDemoSource } from '../demo/demoSource';
import type { ApplicationDetails } from '../source/rows/applicationDetails';
import type { RecruitmentSource } from '../source/recruitmentSource';

const MAYA = '10000009-0000-4000-8000-000000000001';

async function openMaya(source: RecruitmentSource) {
  await openRecruitment(source, `?open=${MAYA}`);
  return within(await screen.findByRole('dialog', { name: 'Maya Torres' }));
}
const letterOf = (form: Pick<typeof screen, 'findByLabelText'>): Promise<HTMLTextAreaElement> =>
  form.findByLabelText('Email');

test('starts an invitation with the club’s text, greets by name, and keeps it in the history as sent', async () => {
  const user = userEvent.setup();
  const source = createDemoSource();
  const drawer = await openMaya(source);
  await user.click(await drawer.findByRole('button', { name: 'Invite to an interview' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite Maya Torres to an interview' }));
  const letter = await letterOf(form);
  expect(letter.value).toMatch(/^Hello Maya Torres,/);
  expect(form.getByLabelText<HTMLInputElement>(/Tell them by email/).checked).toBe(true);
  expect(form.getByText('Replies go to jobs@pinehollow.test.')).toBeTruthy();
  await user.clear(letter);
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  expect(form.getByText('Write what the email says, or send none.')).toBeTruthy();
  await user.type(letter, 'Hello Maya, please come on Friday.');
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  const history = within(await drawer.findByRole('list', { name: 'History' }));
  expect(await history.findByText('Hello Maya, please come on Friday.')).toBeTruthy();
  expect(history.getByText('Invited to an interview')).toBeTruthy();
  await waitFor(async () => expect((await source.readApplication(MAYA)).status).toBe('pending_review'));
  expect((await screen.findAllByText(/Invited today/)).length).toBeGreaterThan(0);
});

test('records an offer without an email, and sends nothing', async () => {
  const user = userEvent.setup();
  const drawer = await openMaya(createDemoSource());
  await user.click(await drawer.findByRole('button', { name: 'Make an offer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Make Maya Torres an offer' }));
  await user.click(form.getByLabelText(/Tell them by email/));
  expect(form.queryByLabelText('Email')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Note the offer' }));
  const history = within(await drawer.findByRole('list', { name: 'History' }));
  expect(await history.findByText('Made an offer as Lifeguard')).toBeTruthy();
  expect(history.getByText('No email was sent.')).toBeTruthy();
});

test('names one position in the offer, the hiring dialog and the card when a person applied for two', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource(), '?open=10000009-0000-4000-8000-000000000002');
  const drawer = within(await screen.findByRole('dialog', { name: 'Jack Brennan' }));
  await user.click(await drawer.findByRole('button', { name: 'Make an offer' }));
  const offer = within(await screen.findByRole('dialog', { name: 'Make Jack Brennan an offer' }));
  const position = offer.getByLabelText<HTMLSelectElement>('Position');
  expect(position.value).toBe('Gate Attendant');
  expect((await letterOf(offer)).value).toContain('on our team as Gate Attendant this season');
  await user.selectOptions(position, 'Lifeguard');
  expect((await letterOf(offer)).value).toContain('on our team as Lifeguard this season');
  await user.click(offer.getByRole('button', { name: 'Send the offer' }));
  expect(await drawer.findByText('Made an offer as Lifeguard')).toBeTruthy();

  await user.click(drawer.getByRole('button', { name: 'Hire' }));
  const hiring = within(await screen.findByRole('dialog', { name: 'Hire Jack Brennan' }));
  const role = await hiring.findByLabelText<HTMLSelectElement>('Job role');
  expect(role.selectedOptions[0]?.textContent).toMatch(/^Lifeguard/);
  await user.click(hiring.getByRole('button', { name: 'Hire' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect((await drawer.findByText(/^Hired as/)).textContent).toBe('Hired as Lifeguard');
  expect(drawer.getByText('Applied as Gate Attendant and Lifeguard')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  const card = (await screen.findByRole('link', { name: 'Jack Brennan' })).parentElement;
  expect(card?.textContent).toBe('Jack BrennanLifeguard');
});

test('sends the rejection letter without the reason', async () => {
  const user = userEvent.setup();
  const demo = createDemoSource();
  const moved = jest.fn(demo.moveApplication);
  const drawer = await openMaya({ ...demo, moveApplication: moved });
  await user.click(await drawer.findByRole('button', { name: 'Move…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Reject Maya Torres?' }));
  const letter = (await letterOf(form)).value;
  await user.type(form.getByLabelText('Reason'), 'Away in July.');
  await user.click(form.getByRole('button', { name: 'Reject and send' }));
  await waitFor(() =>
    expect(moved).toHaveBeenCalledWith(expect.objectContaining({ id: MAYA }), 'rejected', {
      reason: 'Away in July.',
      letter,
    }),
  );
  expect(letter).not.toContain('Away');
  const history = within(await drawer.findByRole('list', { name: 'History' }));
  expect(await history.findByText('Told that they are rejected')).toBeTruthy();
});

test('sends no email when it answers an applicant who has no address', async () => {
  const user = userEvent.setup();
  const demo = createDemoSource();
  const withoutEmail = async (id: string) => ({ ...(await demo.readApplication(id)), email: null });
  const drawer = await openMaya({ ...demo, readApplication: withoutEmail });
  await user.click(await drawer.findByRole('button', { name: 'Invite to an interview' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite Maya Torres to an interview' }));
  const box = form.getByLabelText<HTMLInputElement>(/Tell them by email/);
  expect([box.checked, box.disabled]).toEqual([false, true]);
  expect(form.getByText('They gave no email address.')).toBeTruthy();
  expect(form.getByRole('button', { name: 'Note the invitation' })).toBeTruthy();
});

test('does not treat texts that failed to load as missing, and keeps typed text when a rejection fails', async () => {
  const user = userEvent.setup();
  const demo = createDemoSource();
  let isDown = true;
  const drawer = await openMaya({
    ...demo,
    readLetterSettings: () => (isDown ? Promise.reject(new Error('The server is away.')) : demo.readLetterSettings()),
    answerApplicant: () => Promise.reject(new Error('Someone else changed this. Reload to see their version.')),
  });
  await user.click(await drawer.findByRole('button', { name: 'Invite to an interview' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite Maya Torres to an interview' }));
  expect((await form.findByRole('alert')).textContent).toContain('Failed to fetch the emails to applicants');
  isDown = false;
  await user.click(form.getByRole('button', { name: 'Retry' }));
  const letter = await letterOf(form);
  await user.type(letter, ' PS');
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  expect(await form.findByText('Someone else changed this. Reload to see their version.')).toBeTruthy();
  expect(letter.value).toMatch(/ PS$/);
});

test('shows every message with its name and time, and the facts of each application', async () => {
  const demo = createDemoSource();
  const applied = (id: string, name: string, note: string | null, happenedAt: string) => ({
    id,
    kind: 'applied' as const,
    move: null,
    note,
    said: {
      phone: null,
      positions: ['Lifeguard'],
      certificates: [],
      resumes: [],
      firstDay: '2025-05-20',
      lastDay: null,
      daysPerWeek: null,
      ageBand: null,
    },
    delivery: null,
    position: null,
    actorName: name,
    happenedAt,
  });
  const readApplication = async (id: string): Promise<ApplicationDetails> => ({
    ...(await demo.readApplication(id)),
    message: 'I swim.',
    events: [
      applied('c', 'Maya T.', 'It is me again.', '2025-05-01T12:00:00Z'),
      applied('b', 'Maya Torres', 'I can start May 20.', '2025-05-01T11:00:00Z'),
      applied('a', 'Maya Torres', 'I swim.', '2025-05-01T10:00:00Z'),
    ],
  });
  const drawer = await openMaya({ ...demo, readApplication });
  const words = within(await drawer.findByRole('region', { name: 'In their words' }));
  expect(words.getAllByRole('blockquote').map(({ textContent }) => textContent)).toEqual([
    'I swim.',
    'I can start May 20.',
    'It is me again.',
  ]);
  expect(words.getByText(/^Maya T\.,/)).toBeTruthy();
  const history = within(drawer.getByRole('list', { name: 'History' }));
  expect(history.getAllByText(/^Applied again as Lifeguard$/)).toHaveLength(2);
  expect(history.getAllByText(/^Applied as Lifeguard$/)).toHaveLength(1);
  expect(drawer.getByText('May 24, 2025 to Sep 1, 2025')).toBeTruthy();
  expect(drawer.getByText('18 or older')).toBeTruthy();
  expect(drawer.getByText('CPR/AED until Mar 14, 2026')).toBeTruthy();
});

test('saves the club’s own text, and starts each letter with it', async () => {
  const user = userEvent.setup();
  const source = createDemoSource();
  await openRecruitment(source, '?tab=public');
  await user.click(await screen.findByRole('button', { name: 'Edit the emails' }));
  const form = within(await screen.findByRole('dialog', { name: 'Emails to applicants' }));
  const address = form.getByLabelText(/Replies go to/);
  await user.clear(address);
  await user.type(address, 'jobs at club');
  const refusal = form.getByLabelText('Refusal');
  await user.clear(refusal);
  await user.type(refusal, 'Dear {{name}');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Enter a complete email address, such as jobs@club.com.')).toBeTruthy();
  await user.clear(address);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await source.readLetterSettings()).toMatchObject({
    replyTo: null,
    texts: { invited: null, offered: null, refused: 'Dear {name}' },
  });
});
