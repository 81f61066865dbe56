import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openOperations } from '../../operations.testkit';

test('signs an incident and closes it with a review, and changes it only once it is open again', async () => {
  const source = createDemoSource();
  const [incident] = await source.listIncidents();
  await openOperations(source, `?view=incidents&open=${incident?.id}`);
  const drawer = await screen.findByRole('dialog', { name: /Injury|Near miss/ });
  await userEvent.click(within(drawer).getByRole('button', { name: 'Add a signature' }));
  const signing = await screen.findByRole('dialog', { name: 'Add a signature' });
  await userEvent.click(within(signing).getByRole('button', { name: 'Sign' }));
  expect(await within(signing).findByText('Enter the name of the person who signs.')).toBeTruthy();
  await userEvent.type(within(signing).getByLabelText('Name of the person who signs'), 'Ana Flores');
  await userEvent.click(within(signing).getByRole('button', { name: 'Sign' }));
  expect(await within(drawer).findByText('Witness, signed May 1, 2025')).toBeTruthy();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close with a review' }));
  const closing = await screen.findByRole('dialog', { name: 'Close with a review' });
  await userEvent.type(within(closing).getByLabelText('Review'), 'Mats are put down.');
  await userEvent.click(within(closing).getByRole('button', { name: 'Close incident' }));
  expect(await within(drawer).findByText('Mats are put down.')).toBeTruthy();
  expect(within(drawer).queryByRole('button', { name: 'Complete or correct' })).toBeNull();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Complete or correct' })).toBeTruthy());
});
