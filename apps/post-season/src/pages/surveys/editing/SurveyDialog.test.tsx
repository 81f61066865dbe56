import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../../demo/demoSource';
import { openPostSeason } from '../../postSeason.testkit';

const open = async () => {
  await openPostSeason(createDemoSource(), '?tab=surveys&season=2025&new=survey');
  return within(await screen.findByRole('dialog', { name: 'New survey' }));
};
const asked = (form: Awaited<ReturnType<typeof open>>) =>
  form.getAllByLabelText(/^Question \d+$/, { selector: 'input' }).map((field) => (field as HTMLInputElement).value);

test('copies a survey of the season before', async () => {
  const form = await open();
  await form.findByRole('option', { name: 'Copy of Staff Exit Survey 2024' });
  await userEvent.selectOptions(form.getByLabelText('Begin with'), 'Copy of Staff Exit Survey 2024');
  expect(await form.findByDisplayValue('Staff Exit Survey 2025')).toBeTruthy();
  expect(asked(form)).toHaveLength(6);
});

test('moves, removes and adds questions, and keeps the focus with them', async () => {
  const form = await open();
  const [first, second, third] = asked(form);
  await userEvent.click(form.getByRole('button', { name: 'Move question 1 down' }));
  expect(asked(form).slice(0, 3)).toEqual([second, first, third]);
  expect(form.getByRole('button', { name: 'Move question 2 down' })).toBe(document.activeElement);
  await userEvent.click(form.getByRole('button', { name: 'Remove question 1' }));
  expect(asked(form)[0]).toBe(first);
  await userEvent.click(form.getByRole('button', { name: 'Add a question' }));
  expect(form.getByLabelText('Question 6', { selector: 'input' })).toBe(document.activeElement);
  await userEvent.click(form.getByRole('button', { name: 'Save survey' }));
  expect(await form.findByText('A question has 1 to 300 characters.')).toBeTruthy();
});
