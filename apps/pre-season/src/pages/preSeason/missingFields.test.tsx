import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openPreSeason } from '../preSeason.testkit';

test.each([
  ['?new=item', 'Add item', 'Item', 'Say what has to be done.'],
  ['?new=list', 'Start', /./, 'Choose what the checklist begins with.'],
])('%s: pressing "%s" names and focuses what is missing', async (query, button, label, words) => {
  await openPreSeason(createDemoSource(), query);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('form input, form textarea')).toBeTruthy());
  screen.getByRole('button', { name: 'Cancel' }).focus();
  expect(screen.queryByText(words)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  expect(await screen.findByText(words)).toBeTruthy();
  await waitFor(() => expect(screen.getAllByLabelText(label)).toContain(document.activeElement));
});

test('pressing "Add line" names and focuses the missing name, and adds the line with one', async () => {
  const source = createDemoSource();
  await openPreSeason(source, '?tab=budget');
  await userEvent.click(await screen.findByRole('button', { name: 'Add line' }));
  const dialog = await screen.findByRole('dialog');
  const add = () => within(dialog).getByRole('button', { name: 'Add line' });
  await userEvent.click(add());
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.type(screen.getByLabelText('Name'), 'Lane ropes');
  await userEvent.click(add());
  await screen.findByLabelText('Draft of Lane ropes');
});

test('says what to choose when a person presses "Copy" with nothing chosen', async () => {
  const source = createDemoSource();
  await openPreSeason(source, '?new=copy');
  await userEvent.click(await screen.findByRole('button', { name: /^Start season/ }));
  const copy = await screen.findByRole<HTMLButtonElement>('button', { name: /^Copy into/ });
  await waitFor(() => expect(copy.disabled).toBe(false));
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true })) await userEvent.click(box);
  await userEvent.click(copy);
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a checklist or the budget.');
});
