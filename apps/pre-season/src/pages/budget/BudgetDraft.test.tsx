import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeDemoSource } from '../../demo/demoSource';
import { openPreSeason } from '../preSeason.testkit';

const tile = (label: string) => screen.getByText(label, { selector: 'li span' }).closest('li')?.textContent;

test('actual amounts are entered by keyboard beside the draft; usage and variance follow', async () => {
  const source = makeDemoSource();
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
  await waitFor(() => expect(tile('Budget variance')).toMatch(/−\d+(\.\d)?%/));
  expect(tile('Budget usage')).toMatch(/%74\.9% planned$/);
});

test('a line is filled in from the schedule or entered by hand', async () => {
  const source = makeDemoSource();
  await openPreSeason(source, '?tab=budget');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Payroll' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Enter the actual by hand' }));
  expect(await screen.findByLabelText('Actual of Payroll')).toBeTruthy();
});

test('a closed season shows what it came to, and takes no amounts', async () => {
  await openPreSeason(makeDemoSource(), '?tab=budget&season=2024');
  await screen.findByText('Budget variance', { selector: 'li span' });
  expect(tile('Budget usage')).toContain('73%');
  expect(tile('Budget variance')).toContain('−2.7%');
  expect(screen.queryByLabelText(/^Actual of/)).toBeNull();
});

test('on the budget, the tiles and the weeks of the season give way to one line', async () => {
  await openPreSeason(makeDemoSource(), '?tab=budget');
  await screen.findByLabelText('Draft of Payroll');
  expect(screen.queryByText('Weeks to opening')).toBeNull();
  expect(screen.getByText(/^Days to opening: 23$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /items done$/ }));
  expect(await screen.findByText('Weeks to opening')).toBeTruthy();
});
