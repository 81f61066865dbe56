import { DataError } from '@platform/module-kit';
import { screen, waitFor } from '@testing-library/react';
import { makeDemoSource } from '../../demo/demoSource';
import { openPreSeason } from '../preSeason.testkit';

const budgetTile = () =>
  [...(screen.getByText('Budget drafted').closest('dl')?.querySelectorAll('dd') ?? [])].map(
    ({ textContent }) => textContent,
  );

test('while the budget is on its way, nothing is claimed of it', async () => {
  const source = makeDemoSource();
  let answer = (_: Awaited<ReturnType<typeof source.listBudget>>) => {};
  source.listBudget = () => new Promise((resolve) => (answer = resolve));
  await openPreSeason(source);
  await screen.findByText('Budget drafted');
  expect(budgetTile()).toEqual(['']);
  answer([]);
  await waitFor(() => expect(budgetTile()).toEqual(['–', 'nothing planned yet']));
});

test('a budget of expenses alone says that its income is not planned', async () => {
  const source = makeDemoSource();
  const lines = await source.listBudget(['2025']);
  source.listBudget = async () => lines.filter(({ type }) => type === 'expense');
  await openPreSeason(source);
  await screen.findByText('Budget drafted');
  await waitFor(() => expect(budgetTile()[1]).toBe('no income planned yet'));
  expect(budgetTile()[0]).toMatch(/^\$\d/);
});

test('a budget that could not be fetched says so', async () => {
  const source = makeDemoSource();
  source.listBudget = () => Promise.reject(new DataError('Ask a manager of your club.', '42501', 403));
  await openPreSeason(source);
  await screen.findByText('Budget drafted');
  await waitFor(() => expect(budgetTile()).toEqual(['–', 'could not be fetched']));
});
