import { DataError, unsavedChanges } from '@platform/module-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openTraining } from '../training.testkit';

test.each([
  ['assign', 'Job role'],
  ['log', 'Topic'],
])('?do=%s: reads the staff on Retry after a failure', async (action, label) => {
  const source = createDemoSource();
  const { listPeople } = source;
  source.listPeople = () => Promise.reject(new DataError('Ask a manager of your club.', '42501', 403));
  await openTraining(source, `?do=${action}`);
  await screen.findByText('Ask a manager of your club.');
  source.listPeople = listPeople;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText(label)).toBeTruthy();
});

test.each([
  ['assign', 'Module'],
  ['assign', 'Job role'],
])('?do=%s: asks before Cancel closes the dialog when a %s was chosen', async (action, label) => {
  await openTraining(createDemoSource(), `?do=${action}`);
  const field = await screen.findByLabelText<HTMLSelectElement>(label);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await userEvent.selectOptions(field, field.options[1]?.value ?? '');
  expect(unsavedChanges.first()).toBe('the training to assign');
  await userEvent.click(cancel);
  expect(await screen.findByText(/Your changes to the training to assign are not saved yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(field.selectedIndex).toBe(1);
});

test('asks before closing when people are chosen, and not once the choice is undone', async () => {
  await openTraining(createDemoSource(), '?do=log');
  const [everyone] = await screen.findAllByRole('checkbox');
  if (!everyone) throw new Error('No one can be chosen');
  await userEvent.click(everyone);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await userEvent.click(everyone);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['log', 'Log session', 'Topic', 'A topic has 1 to 120 characters.'],
  ['new', 'Add module', 'Title', 'A title has 1 to 120 characters.'],
])('?do=%s: pressing "%s" names and focuses what is missing', async (action, button, label, words) => {
  await openTraining(createDemoSource(), `?do=${action}`);
  const field = await screen.findByLabelText(label);
  screen.getByRole('button', { name: 'Cancel' }).focus();
  expect(screen.queryByText(words)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(words)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('says beside the due date that training without one is never overdue', async () => {
  await openTraining(createDemoSource(), '?do=assign');
  const field = await screen.findByLabelText(/^Due date/);
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/^Without a date it is never overdue\./);
});
