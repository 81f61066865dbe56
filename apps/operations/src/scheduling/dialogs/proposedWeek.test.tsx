import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../demo/demoSource';
import { openSchedule } from '../scheduling.testkit';

const dateIn = (dialog: HTMLElement, label: string) => within(dialog).getByLabelText<HTMLInputElement>(label).value;

test('Create Schedule proposes an empty week that is shown, as a copy of the one before', async () => {
  await openSchedule(createDemoSource(), '?week=2025-05-11&do=create');
  const dialog = await screen.findByRole('dialog', { name: 'Create Schedule' });
  expect(dateIn(dialog, 'Week')).toBe('2025-05-11');
  expect(dateIn(dialog, 'Week to copy')).toBe('2025-05-04');
});

test('a template is proposed for an empty week that is shown', async () => {
  await openSchedule(createDemoSource(), '?week=2025-05-11&do=recurring');
  await userEvent.click((await screen.findAllByRole('button', { name: /^Use/ }))[0]!);
  expect(dateIn(await screen.findByRole('dialog', { name: /^Use / }), 'Week')).toBe('2025-05-11');
});
