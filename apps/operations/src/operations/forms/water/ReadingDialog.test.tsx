import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openOperations } from '../../operations.testkit';

test('asks what was done, and says that managers are told, only of a reading that can be saved', async () => {
  await openOperations(createDemoSource(), '?view=water&new=reading');
  const form = within(await screen.findByRole('dialog', { name: 'Add a reading' }));
  const chlorine = await form.findByLabelText('Free chlorine');
  await userEvent.type(chlorine, '0.2');
  expect(form.getByText(/Managers are told\./)).toBeTruthy();
  await userEvent.clear(chlorine);
  await userEvent.type(chlorine, '-3');
  expect(form.queryByText(/Managers are told\./)).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Save reading' }));
  expect(await form.findByText(/chlorine.*0 to 40/i)).toBeTruthy();
  expect(form.queryByText(/Managers are told\./)).toBeNull();
  // There is nothing to do about water that cannot be.
  expect(form.queryByLabelText('What you did')).toBeNull();
  expect(form.queryByText(/Write down what you did/)).toBeNull();
});
