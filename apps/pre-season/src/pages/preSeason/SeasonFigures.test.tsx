import { DataError } from '@platform/module-kit';
import { screen, waitFor } from '@testing-library/react';
import { createDemoSource } from '../../demo/demoSource';
import { openPreSeason } from '../preSeason.testkit';

const budgetTile = () =>
  [...(screen.getByText('Budget drafted').closest('li')?.querySelectorAll('strong, strong + span') ?? [])].map(
    ({ textContent }) => textContent,
  );

test('shows no budget figure while the budget loads', async () => {
  const source = createDemoSource();
  let answer = (_: Awaited<ReturnType<typeof source.listBudget>>) => {};
  source.listBudget = () => new Promise((resolve) => (answer = resolve));
  await openPreSeason(source);
  await screen.findByText('Budget drafted');
  expect(budgetTile()).toEqual(['', '']);
  answer([]);
  await waitFor(() => expect(budgetTile()).toEqual(['–', 'nothing planned yet']));
});

test.each([
  ['expense', /^\$\d/, 'no income planned yet'],
  ['income', /^–$/, 'no expenses planned yet'],
] as const)('names what is missing when a budget has only %s lines', async (planned, value, detail) => {
  const source = createDemoSource();
  const lines = await source.listBudget(['2025']);
  source.listBudget = async () => lines.filter(({ type }) => type === planned);
  await openPreSeason(source);
  await screen.findByText('Budget drafted');
  await waitFor(() => expect(budgetTile()[1]).toBe(detail));
  expect(budgetTile()[0]).toMatch(value);
});

test('says that a season has no items, instead of counting 0 of 0', async () => {
  const source = createDemoSource();
  source.listChecklists = async () => [];
  await openPreSeason(source);
  expect((await screen.findByText('Items done')).closest('li')?.textContent).toBe('Items done–no items yet');
});

test('counts no items in the line above the budget when a season has none', async () => {
  const source = createDemoSource();
  source.listChecklists = async () => [];
  await openPreSeason(source, '?tab=budget');
  expect(await screen.findByRole('link', { name: 'No items yet' })).toBeTruthy();
});

test('says that a budget failed to load', async () => {
  const source = createDemoSource();
  source.listBudget = () => Promise.reject(new DataError('Ask a manager of your club.', '42501', 403));
  await openPreSeason(source);
  await screen.findByText('Budget drafted');
  await waitFor(() => expect(budgetTile()).toEqual(['–', 'could not be fetched']));
});

test('shows people who may not read the budget their own items, and requests no budget', async () => {
  const source = { ...createDemoSource(), canViewAnalytics: false };
  source.listBudget = () => Promise.reject(new Error('The budget was asked for.'));
  const asked = jest.spyOn(source, 'listBudget');
  await openPreSeason(source, '?tab=budget');
  expect(await screen.findByText('Yours to do')).toBeTruthy();
  expect(screen.queryByText('Budget drafted')).toBeNull();
  expect(screen.queryByRole('tab', { name: /Budget/ })).toBeNull();
  expect(screen.getByText('The budget is not open to you')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Checklists/ }).getAttribute('aria-selected')).toBe('true');
  expect(asked).not.toHaveBeenCalled();
});
