import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openPreSeason } from '../preSeason.testkit';

const tile = (label: string) => screen.getByText(label, { selector: 'li span' }).closest('li')?.textContent;

test('accepts actual amounts by keyboard beside the draft, and updates usage and variance', async () => {
  const source = createDemoSource();
  await openPreSeason(source, '?tab=budget');
  const dues = await screen.findByLabelText('Actual of Membership dues');
  expect(tile('Budget usage')).toContain('74.9%');
  expect(screen.queryByLabelText('Actual of Payroll')).toBeNull();
  const payroll = screen.getByRole('row', { name: /^Payroll/ });
  expect(within(payroll).getByText(/From the schedule|from the schedule/)).toBeTruthy();

  dues.focus();
  await userEvent.keyboard('100000{Enter}');
  await waitFor(async () => {
    const line = (await source.listBudget(['2025'])).find(({ name }) => name === 'Membership dues');
    expect(line).toMatchObject({ actualCents: 100_000_00, plannedCents: 199_500_00 });
  });
  expect(document.activeElement).toBe(screen.getByLabelText('Actual of Programs'));
  await waitFor(() => expect(tile('Budget variance')).toMatch(/–No actual expenses yet$/));
  await userEvent.type(screen.getByLabelText('Actual of Chemicals'), '15225{Enter}');
  await waitFor(() => expect(tile('Budget variance')).toMatch(/\+5%1 of 5 lines, labor not yet$/));
  expect(tile('Budget usage')).toMatch(/%74\.9% planned$/);
});

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('offers a season without a line to copy the previous season or add the first line', async () => {
  const source = createDemoSource();
  const lines = await source.listBudget(['2024', '2025']);
  source.listBudget = async (years) => lines.filter(({ year }) => year === '2024' && years.includes(year));
  await openPreSeason(source, '?tab=budget');
  await screen.findByText('No budget for 2025 yet');
  expect(screen.queryByText(/^Type an amount/)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
  expect(await screen.findByRole('dialog', { name: 'Add a line to 2025' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Copy from 2024' }));
  const copy = within(await screen.findByRole('dialog', { name: /^Copy/ }));
  expect((await copy.findByLabelText<HTMLSelectElement>('Into')).selectedOptions[0]?.textContent).toBe('Season 2025');
});

test('shows a dash in every total without amounts, and totals, difference and chart after that', async () => {
  const source = createDemoSource();
  const first = await source.addSeason({
    year: '2023',
    startsOn: '2023-04-01',
    opensOn: '2023-05-27',
    endsOn: '2023-09-04',
  });
  await source.addBudgetLine('2023', { name: 'Dues', type: 'income', plannedCents: 90_000_00, isLabor: false });
  await source.addBudgetLine('2023', { name: 'Chemicals', type: 'expense', plannedCents: 8_000_00, isLabor: false });
  await openPreSeason(source, `?tab=budget&season=${first.year}`);
  await screen.findByLabelText('Actual of Dues');
  expect(cells(/^Income/)).toEqual(['$90,000', '–', '–', '']);
  expect(cells(/^Net/)).toEqual(['$82,000', '–', '–', '']);
  expect(screen.queryByText('2023 actual', { selector: 'li *, li' })).toBeNull();

  await userEvent.type(screen.getByLabelText('Actual of Chemicals'), '8400{Enter}');
  await waitFor(() => expect(cells(/^Expenses/)).toEqual(['$8,000', '$8,400', '+$400', '']));
  expect(cells(/^Income/)).toEqual(['$90,000', '–', '–', '']);
  expect(cells(/^Net/)).toEqual(['$82,000', '–', '–', '']);
  expect(screen.getByRole('columnheader', { name: 'Difference to draft' })).toBeTruthy();
  expect(tile('Budget usage')).toMatch(/–No income recorded$/);
  expect(await screen.findByText('2023 actual', { selector: 'li *, li' })).toBeTruthy();
});

test('tells an actual amount of $0 from one that is not entered', async () => {
  const source = createDemoSource();
  await openPreSeason(source, '?tab=budget');
  const programs = await screen.findByLabelText<HTMLInputElement>('Actual of Programs');
  expect(programs.value).toBe('');
  expect(programs.placeholder).toBe('Not entered');
  await userEvent.type(programs, '0{Enter}');
  await waitFor(() => expect(tile('Income')).toMatch(/\$0of \$243,000 planned$/));
  expect(screen.getByLabelText<HTMLInputElement>('Actual of Programs').value).toBe('0.00');
  expect(screen.getByLabelText<HTMLInputElement>('Actual of Guest fees').value).toBe('');
  expect(cells(/^Programs/).at(-2)).toBe('−$24,500');
  expect(cells(/^Guest fees/).at(-2)).toBe('–');

  await userEvent.clear(screen.getByLabelText('Actual of Programs'));
  await userEvent.tab();
  await waitFor(async () => {
    const line = (await source.listBudget(['2025'])).find(({ name }) => name === 'Programs');
    expect(line).toMatchObject({ actualCents: null });
  });
});

test('fills in a line from the schedule, or lets a person enter it by hand', async () => {
  const source = createDemoSource();
  await openPreSeason(source, '?tab=budget');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Payroll' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Enter the actual by hand' }));
  expect(await screen.findByLabelText('Actual of Payroll')).toBeTruthy();
});

test("shows a closed season's results, and accepts no amounts", async () => {
  await openPreSeason(createDemoSource(), '?tab=budget&season=2024');
  await screen.findByText('Budget variance', { selector: 'li span' });
  expect(tile('Budget usage')).toContain('73%');
  expect(tile('Budget variance')).toMatch(/−2\.7%all 5 lines$/);
  expect(screen.queryByLabelText(/^Actual of/)).toBeNull();
});

test("replaces the figures and the season's weeks with one line on the budget tab", async () => {
  await openPreSeason(createDemoSource(), '?tab=budget');
  await screen.findByLabelText('Draft of Payroll');
  expect(screen.queryByText('Weeks to opening')).toBeNull();
  expect(screen.getByText(/^Days to opening: 23$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /items done$/ }));
  expect(await screen.findByText('Weeks to opening')).toBeTruthy();
});
