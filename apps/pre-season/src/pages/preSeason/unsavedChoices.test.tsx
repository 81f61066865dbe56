import { unsavedChanges } from '@platform/module-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openPreSeason } from '../preSeason.testkit';

/** The dialog at `query`, once it is ready. */
async function openDialog(query: string, title: string | RegExp) {
  await openPreSeason(createDemoSource(), query);
  return within(await screen.findByRole('dialog', { name: title }));
}

async function expectQuestion() {
  expect(unsavedChanges.first()).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('dialog', { name: 'Close without saving?' })).toBeTruthy();
}

test('asks before discarding the chosen priority of a new item', async () => {
  const form = await openDialog('?new=item', 'Add an item');
  await userEvent.selectOptions(await form.findByLabelText('Priority'), 'high');
  await expectQuestion();
});

test('asks before discarding what a new checklist starts from', async () => {
  const form = await openDialog('?new=list', 'Start a checklist');
  await userEvent.click(await form.findByRole('radio', { name: /An empty list/ }));
  await expectQuestion();
});

test('asks before discarding which lists are excluded from a copy', async () => {
  const start = await openDialog('?new=copy', /Copy/);
  await userEvent.click(start.getByRole('button', { name: 'Start season 2026' }));
  const [choice] = await within(await screen.findByRole('dialog', { name: /Copy/ })).findAllByRole('checkbox');
  if (!choice) throw new Error('Nothing can be copied');
  await userEvent.click(choice);
  await expectQuestion();
});
