import { pageHistory } from '@platform/module-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeDemoSource } from '../../demo/demoSource';
import { openPreSeason } from '../preSeason.testkit';

const firstLine = async () => {
  await screen.findAllByLabelText(/^Add an item to/);
  const [first] = screen.getAllByLabelText<HTMLInputElement>(/^Add an item to/);
  if (!first) throw new Error('A manager adds items');
  return first;
};

test('what is searched stands in the address once the person pauses, not with every letter', async () => {
  await openPreSeason(makeDemoSource());
  const addresses: string[] = [];
  const stop = pageHistory.subscribe(() => addresses.push(pageHistory.location.search));
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search items' });
  for (const value of ['ins', 'insur', 'insurance']) fireEvent.change(search, { target: { value } });
  expect(search.value).toBe('insurance');
  expect(await screen.findByText('1 item found')).toBeTruthy();
  stop();
  expect(addresses).toEqual(['?search=insurance']);
});

test('an item that somebody has begun to type stays while they look at something else', async () => {
  await openPreSeason(makeDemoSource());
  await userEvent.type(await firstLine(), 'Order new lane ropes');
  await userEvent.click(screen.getByRole('tab', { name: 'Budget' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Budget' }).getAttribute('aria-selected')).toBe('true'));
  await userEvent.click(screen.getByRole('tab', { name: /^Checklists/ }));
  expect((await firstLine()).value).toBe('Order new lane ropes');

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search items' }), 'no such words');
  await screen.findByText('No item found');
  await userEvent.click(screen.getByRole('button', { name: 'Show all items' }));
  await waitFor(() => expect(screen.queryByText('No item found')).toBeNull());
  expect((await firstLine()).value).toBe('Order new lane ropes');
});
