import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../demo/demoSource';
import { openOperations } from '../operations.testkit';

test('adds a ticket from the list, which waits for no id', async () => {
  const source = createDemoSource();
  await openOperations(source, '?tab=tickets');
  await userEvent.click(await screen.findByRole('button', { name: 'Add ticket' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add ticket' });
  await userEvent.type(within(dialog).getByLabelText('What is broken'), 'Broken tile');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add ticket' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add ticket' })).toBeNull());
  expect((await source.listTickets()).map(({ title }) => title)).toContain('Broken tile');
});
