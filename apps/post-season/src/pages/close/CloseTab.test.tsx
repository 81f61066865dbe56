import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openPostSeason } from '../postSeason.testkit';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows a closed season with its people, and its reviews to read only', async () => {
  await openPostSeason(createDemoSource(), '?tab=close&season=2024');
  const close = await region('Close the season');
  expect(close.getByText(/^Season 2024 closed on Oct 15, 2024\./)).toBeTruthy();
  expect(close.getByText('It could be reopened until Nov 14, 2024.')).toBeTruthy();
  expect(close.queryByRole('button')).toBeNull();
  expect(await close.findByText(/^Closed Oct 15, 2024/)).toBeTruthy();
  const people = await region('People of 2024');
  expect((await people.findByText('Want to return')).closest('li')?.textContent).toContain('17of 20');

  const [review] = await people.findAllByRole('button', { name: /^Review of .*: \d of 5$/ });
  await userEvent.click(review ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: /^Review of / }));
  expect(dialog.getByText(/^The season 2024 has closed, so its reviews stay as they are\./)).toBeTruthy();
  // Its 30 days are over.
  expect(dialog.queryByText(/reopen it/)).toBeNull();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test('counts what is open in a season that runs, and a review less once it is written', async () => {
  await openPostSeason(createDemoSource(), '?tab=close&season=2025');
  const close = await region('Close the season');
  expect(close.getByText('Season 2025 opens on May 24, 2025. It can be closed from that day on.')).toBeTruthy();
  expect(close.queryByRole('button')).toBeNull();
  const open = await region('Open work');
  expect(await open.findByRole('link', { name: '24 people without a review' })).toBeTruthy();

  const people = await region('People of 2025');
  const [write] = await people.findAllByRole('button', { name: /^Write a review of / });
  await userEvent.click(write ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: /^Review of / }));
  await userEvent.click(await dialog.findByRole('radio', { name: '4, good' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save review' }));
  expect(await open.findByRole('link', { name: '23 people without a review' })).toBeTruthy();
});

test('shows members only whether the season has closed', async () => {
  await openPostSeason({ ...createDemoSource(), canManage: false }, '?tab=close&season=2024');
  const close = await region('Close the season');
  expect(close.getByText(/^Season 2024 closed on Oct 15, 2024\./)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'People of 2024' })).toBeNull();
});
