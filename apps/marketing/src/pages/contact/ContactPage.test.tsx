import { pageHistory, PageRouter } from '@platform/module-kit';
import { connectSupabase } from '@platform/session';
import { dismissToast, Toaster } from '@platform/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSendingFunction, type SendingFunction } from '../form/sendingFunction.testkit';
import { ContactPage } from './ContactPage';

let contactFunction: SendingFunction;
let logged: jest.SpyInstance;

beforeAll(async () => {
  contactFunction = await startSendingFunction('send-contact-email');
  connectSupabase({ url: contactFunction.url, publishableKey: 'sb_publishable_test' });
});

afterAll(() => contactFunction.close());

const page = (
  <PageRouter>
    <ContactPage />
    <Toaster />
  </PageRouter>
);
let leave: () => void;

beforeEach(() => {
  Object.assign(contactFunction, { received: [], status: 200, hold: undefined });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  leave = render(page).unmount;
});

afterEach(() => {
  sessionStorage.clear();
  act(() => dismissToast());
  logged.mockRestore();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' });

async function fillIn(): Promise<void> {
  await userEvent.selectOptions(field('Inquiry type'), 'Pricing Information');
  await userEvent.type(field('Name'), ' Ana Lima ');
  await userEvent.type(field('Email'), 'ana@club.test');
  await userEvent.type(field('Message'), 'What does it cost?');
}

const body = {
  inquiryType: 'pricing',
  name: 'Ana Lima',
  email: 'ana@club.test',
  phone: '',
  organization: '',
  message: 'What does it cost?',
};

test('offers the five inquiry types, four rows for the message, and a link for clients', () => {
  const options = [...screen.getByLabelText<HTMLSelectElement>('Inquiry type').options].filter(({ value }) => value);
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['consultation', 'Book Consultation'],
    ['platform', 'Get Platform Access'],
    ['question', 'Submit a Question'],
    ['pricing', 'Pricing Information'],
    ['support', 'Technical Support'],
  ]);
  expect(field('Email').type).toBe('email');
  expect(field('Message').getAttribute('rows')).toBe('4');
  expect(screen.getByRole('link', { name: 'Client Login' }).getAttribute('href')).toBe('/auth');
});

test('says who answers, how fast, and what comes next', () => {
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(next.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'A consultant who has run a club reads it',
    'We reply within 24 hours',
    'We find a time to talk',
  ]);
  expect(screen.getByText('Our hours').nextElementSibling?.textContent).toBe(
    'Business hours for inquiries. Existing clients have support 24/7.',
  );
});

test('says what is missing, focuses the first field, and sends nothing', async () => {
  await userEvent.type(field('Name'), 'Ana');
  await userEvent.click(send());
  expect(screen.getByText('Missing Information')).toBeTruthy();
  expect(
    screen.getByText('Please fill in all required fields.').closest('[data-toast]')?.getAttribute('data-toast'),
  ).toBe('destructive');
  expect(document.activeElement).toBe(field('Inquiry type'));
  const invalid = ['Inquiry type', 'Name', 'Email', 'Phone'].map((label) => field(label).getAttribute('aria-invalid'));
  expect(invalid).toEqual(['true', null, 'true', null]);
  await userEvent.selectOptions(field('Inquiry type'), 'Book Consultation');
  expect(field('Inquiry type').getAttribute('aria-invalid')).toBeNull();
  expect(contactFunction.received).toEqual([]);
});

test('names an incomplete email address at its field and sends nothing', async () => {
  await fillIn();
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), 'ana@club');
  await userEvent.click(send());
  expect(document.activeElement).toBe(field('Email'));
  expect(screen.getByText('Enter a complete email address, such as name@club.org.')).toBeTruthy();
  expect(contactFunction.received).toEqual([]);
});

test('names an impossible phone number at its field and sends nothing', async () => {
  await fillIn();
  await userEvent.type(field('Phone'), 'abc');
  await userEvent.click(send());
  expect(document.activeElement).toBe(field('Phone'));
  expect(screen.getByText('A phone number has at least 7 digits, such as 336 555 0188.')).toBeTruthy();
  expect(contactFunction.received).toEqual([]);
});

test('keeps, counts and refuses a message that is too long', async () => {
  await fillIn();
  const long = 'a'.repeat(5230);
  fireEvent.change(field('Message'), { target: { value: long } });
  expect(screen.getByText('5,230 of 5,000 characters')).toBeTruthy();
  await userEvent.click(send());
  expect(document.activeElement).toBe(field('Message'));
  expect(screen.getByText('Shorten this to 5,000 characters.')).toBeTruthy();
  expect(field('Message').value).toBe(long);
  expect(contactFunction.received).toEqual([]);
});

test("removes the last attempt's message on the next attempt", async () => {
  await userEvent.click(send());
  expect(screen.getByText('Missing Information')).toBeTruthy();
  await fillIn();
  await userEvent.click(send());
  expect(screen.queryByText('Missing Information')).toBeNull();
  expect(await screen.findByText('Message Sent!')).toBeTruthy();
});

test('keeps what was typed after a visit to another page, until it is sent', async () => {
  await fillIn();
  leave();
  leave = render(page).unmount;
  expect(['Inquiry type', 'Name', 'Email', 'Message'].map((label) => field(label).value)).toEqual([
    'pricing',
    ' Ana Lima ',
    'ana@club.test',
    'What does it cost?',
  ]);
  await userEvent.click(send());
  await screen.findByText('Message Sent!');
  leave();
  render(page);
  expect([field('Name').value, field('Message').value]).toEqual(['', '']);
});

test("does not keep a link's choice: the next link chooses again", () => {
  act(() => pageHistory.push('/contact?type=pricing&plan=Run'));
  leave();
  pageHistory.push('/contact?type=platform');
  render(page);
  expect([field('Inquiry type').value, field('Message').value]).toEqual(['platform', '']);
  act(() => pageHistory.push('/'));
});

test('disables the button while sending and says so, then shows the toast and empty fields', async () => {
  let release = () => undefined as void;
  contactFunction.hold = new Promise((resolve) => (release = resolve));
  await fillIn();
  await userEvent.click(send());
  const sending = await screen.findByRole('button', { name: 'Sending...' });
  expect(sending.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(sending);
  await userEvent.click(sending);
  release();
  expect(await screen.findByText('Message Sent!')).toBeTruthy();
  expect(screen.getByText("We'll get back to you within 24 hours.")).toBeTruthy();
  expect(contactFunction.received).toEqual([body]);
  for (const label of ['Inquiry type', 'Name', 'Email', 'Phone', 'Organization', 'Message'])
    expect(field(label).value).toBe('');
  expect(send().getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(send());
});

test('says after sending where the reply goes, until the visitor writes again', async () => {
  const receipt = () => screen.queryByText('We have your message')?.closest('[role=status]');
  await fillIn();
  expect(receipt()).toBeFalsy();
  await userEvent.click(send());
  await screen.findByText('We have your message');
  expect(receipt()?.textContent).toContain('Our reply goes to ana@club.test.');
  await userEvent.type(field('Name'), 'B');
  expect(receipt()).toBeFalsy();
  expect(field('Name').value).toBe('B');
});

test('sends once when a visitor submits twice at the same moment', async () => {
  await fillIn();
  const form = screen.getByRole('form', { name: 'Contact' });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await screen.findByText('Message Sent!');
  expect(contactFunction.received).toHaveLength(1);
});

test('reports and logs a failure, and keeps the typed text', async () => {
  contactFunction.status = 502;
  await fillIn();
  await userEvent.click(send());
  const toast = await screen.findByText('Failed to send message. Please try again.');
  expect(toast.closest('[data-toast]')?.textContent).toContain('Error');
  expect(toast.closest('[data-toast]')?.getAttribute('data-toast')).toBe('destructive');
  expect(field('Inquiry type').value).toBe('pricing');
  expect(field('Name').value).toBe(' Ana Lima ');
  expect(field('Message').value).toBe('What does it cost?');
  expect(logged).toHaveBeenCalledWith('The contact message was not sent.', expect.anything());
  contactFunction.status = 200;
  await userEvent.click(send());
  expect(await screen.findByText('Message Sent!')).toBeTruthy();
});

const shown = () => [field('Inquiry type').value, field('Message').value];

test('fills in the inquiry type and the plan from each link', () => {
  expect(field('Inquiry type').value).toBe('');
  act(() => pageHistory.push('/contact?type=pricing&plan=Run'));
  expect(shown()).toEqual(['pricing', 'About the Run plan']);
  act(() => pageHistory.push('/contact?type=platform'));
  expect(shown()).toEqual(['platform', '']);
  act(() => pageHistory.push('/'));
});

test('changes the topic with a new link and keeps the typed message', async () => {
  await userEvent.selectOptions(field('Inquiry type'), 'Technical Support');
  await userEvent.type(field('Message'), 'The gate is stuck.');
  leave();
  pageHistory.push('/contact?type=pricing&plan=Run');
  leave = render(page).unmount;
  expect(shown()).toEqual(['pricing', 'The gate is stuck.']);
  act(() => pageHistory.push('/contact?type=consultation'));
  expect(shown()).toEqual(['consultation', 'The gate is stuck.']);
  act(() => pageHistory.push('/'));
});

test('keeps a topic chosen after a link when the visitor comes back', async () => {
  act(() => pageHistory.push('/contact?type=pricing&plan=Run'));
  await userEvent.selectOptions(field('Inquiry type'), 'Submit a Question');
  leave();
  render(page);
  expect(shown()).toEqual(['question', 'About the Run plan']);
  act(() => pageHistory.push('/'));
});

test('reports the failure at the limit, and says when to come back', async () => {
  const reason = 'Too many inquiries from this network. Wait ten minutes and try again.';
  Object.assign(contactFunction, { status: 429, answer: { error: { code: 'too_many_inquiries', message: reason } } });
  await fillIn();
  await userEvent.click(send());
  expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
  const told = screen.getByText(/Wait ten minutes/).closest('[role=alert]');
  expect(screen.getByRole('form', { name: 'Contact' }).contains(told)).toBe(true);
  expect(field('Message').value).toBe('What does it cost?');
  Object.assign(contactFunction, { status: 200, answer: {} });
  await userEvent.click(send());
  expect(await screen.findByText('Message Sent!')).toBeTruthy();
  expect(screen.queryByText(/Wait ten minutes/)).toBeNull();
});

test('sends what a bot writes into the hidden field, for the function to judge', async () => {
  await fillIn();
  const bait = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(bait?.tabIndex).toBe(-1);
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  fireEvent.change(bait as HTMLInputElement, { target: { value: 'http://spam.test' } });
  await userEvent.click(send());
  await screen.findByText('Message Sent!');
  expect(contactFunction.received).toEqual([{ ...body, website: 'http://spam.test' }]);
});
