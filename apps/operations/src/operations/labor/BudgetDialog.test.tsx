import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../demo/demoSource';
import { openOperations } from '../operations.testkit';

test('refuses a second budget for a department and names the present one', async () => {
  const source = createDemoSource();
  const before = await source.listLabor();
  await openOperations(source, '?tab=labor');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a budget' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a budget' }));
  await userEvent.type(form.getByLabelText('Department'), ' Aquatics');
  await userEvent.type(form.getByLabelText('Budget for the week'), '100');
  await userEvent.click(form.getByRole('button', { name: 'Save budget' }));
  expect(await form.findByText('Aquatics has a budget of $2,500 for this week already. Change that one.')).toBeTruthy();
  expect(await source.listLabor()).toEqual(before);
});

test('refuses a budget that another manager added since the page was read, and keeps what was typed', async () => {
  const source = createDemoSource();
  await openOperations(source, '?tab=labor');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a budget' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a budget' }));
  await userEvent.type(form.getByLabelText('Department'), 'Snack bar');
  await userEvent.type(form.getByLabelText('Budget for the week'), '100');
  await source.setLaborBudget({ weekStart: '2025-04-27', department: 'Snack bar', budget: null }, 700_00);
  await userEvent.click(form.getByRole('button', { name: 'Save budget' }));
  expect(await form.findByText(/^This department has a budget for this week already\. Change that one\./)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Department').value).toBe('Snack bar');
  const [added, ...others] = (await source.listLabor()).filter(({ department }) => department === 'Snack bar');
  expect(added?.budgetCents).toBe(700_00);
  expect(others).toEqual([]);
});
