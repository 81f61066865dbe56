import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openPreSeason } from '../preSeason.testkit';

async function openItem() {
  const source = createDemoSource();
  const { seasons } = await source.readSetting();
  const lists = await source.listChecklists(seasons.at(-1)?.id ?? '');
  const item = lists.flatMap(({ items }) => items).find(({ completed }) => !completed);
  if (!item) throw new Error('The sample club has something left to do');
  await openPreSeason(source, `?open=${item.id}`);
  // Its code loads with the first item that is opened.
  const drawer = await screen.findByRole('dialog', { name: item.item }, { timeout: 30_000 });
  return { source, item, drawer: within(drawer) };
}

test('saves notes over the version that checking the item off has made', async () => {
  const { source, item, drawer } = await openItem();
  fireEvent.change(drawer.getByLabelText(/^Notes/), { target: { value: 'Ask Ana' } });
  await userEvent.click(drawer.getByRole('checkbox', { name: /^Done/ }));
  await waitFor(async () => expect((await source.readItem(item.id)).completed).toBe(true));
  await userEvent.click(drawer.getByRole('button', { name: 'Save item' }));
  await waitFor(async () =>
    expect(await source.readItem(item.id)).toMatchObject({ notes: 'Ask Ana', completed: true }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks before closing with unsaved text', async () => {
  const { drawer } = await openItem();
  fireEvent.change(drawer.getByLabelText(/^Notes/), { target: { value: 'Ask Ana' } });
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('dialog', { name: 'Close without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(drawer.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Ask Ana');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
