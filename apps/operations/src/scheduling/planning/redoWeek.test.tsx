import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../demo/demoSource';
import { openSchedule } from '../scheduling.testkit';

const NEW_WEEK = '2025-06-01';

test('undoes and redoes a copied week in one request each', async () => {
  const source = createDemoSource();
  const sent: string[] = [];
  const live = async () => (await source.listShifts(NEW_WEEK)).filter(({ status }) => status !== 'cancelled');
  await openSchedule(
    {
      ...source,
      addShift: () => Promise.reject(new Error('One shift was sent on its own.')),
      writeShift: () => Promise.reject(new Error('One shift was sent on its own.')),
      changeShifts(changed, reason) {
        sent.push(`${changed[0]?.to ? 'adds' : 'removes'} ${changed.length}`);
        return source.changeShifts(changed, reason);
      },
    },
    '?do=create&person=open',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Schedule' }));
  const week = dialog.getByLabelText(/^Week(?! to copy)/);
  await userEvent.clear(week);
  await userEvent.type(week, NEW_WEEK);
  await userEvent.tab();
  await userEvent.click(dialog.getByRole('button', { name: 'Create Schedule' }));
  await waitFor(async () => expect((await live()).length).toBeGreaterThan(20));
  const copied = await live();
  await userEvent.click(await screen.findByRole('button', { name: /^Undo: / }));
  await waitFor(async () => expect(await live()).toEqual([]));
  await userEvent.click(await screen.findByRole('button', { name: /^Redo: / }));
  await waitFor(async () => expect((await live()).map(({ id }) => id)).toEqual(copied.map(({ id }) => id)));
  expect(sent).toEqual([`removes ${copied.length}`, `adds ${copied.length}`]);
});
