import { pageHistory } from '@platform/module-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openPreSeason } from '../preSeason.testkit';

const firstLine = async () => {
  await screen.findAllByLabelText(/^Add an item to/);
  const [first] = screen.getAllByLabelText<HTMLInputElement>(/^Add an item to/);
  if (!first) throw new Error('A manager adds items');
  return first;
};

test('puts the search into the address when the person pauses, not with every letter', async () => {
  await openPreSeason(createDemoSource());
  const addresses: string[] = [];
  const stop = pageHistory.subscribe(() => addresses.push(pageHistory.location.search));
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search items' });
  for (const value of ['ins', 'insur', 'insurance']) fireEvent.change(search, { target: { value } });
  expect(search.value).toBe('insurance');
  expect(await screen.findByText('1 item found')).toBeTruthy();
  stop();
  expect(addresses).toEqual(['?search=insurance']);
});

test('keeps an item that a person has started to type while they look at something else', async () => {
  await openPreSeason(createDemoSource());
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

test('keeps the focus on a reopened item when it moves', async () => {
  await openPreSeason(createDemoSource());
  const [fold] = await screen.findAllByText(/^\d+ done$/);
  if (!fold) throw new Error('The sample club has done something');
  await userEvent.click(fold);
  const [done] = within(screen.getAllByRole('list', { name: 'Done' })[0] as HTMLElement).getAllByRole('checkbox');
  const name = done?.closest('li')?.textContent ?? '';
  await userEvent.click(done as HTMLElement);
  const follower = () => document.activeElement as HTMLInputElement;
  await waitFor(() => expect(follower().type).toBe('checkbox'));
  expect(follower().checked).toBe(false);
  expect(name).toContain(follower().labels?.[0]?.textContent);
});
