import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openOperations } from '../../operations.testkit';

test('says that managers are told only of a reading that can be saved', async () => {
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
});
