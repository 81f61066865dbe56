import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openSchedule } from '../../scheduling.testkit';
import type { SchedulingSource } from '../../source/schedulingSource';

const NEW_WEEK = '2025-06-01';

/** Copies this week to the new one on the page. */
async function copyWeek(source: SchedulingSource): Promise<void> {
  await openSchedule(source, '?do=create&person=open');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Schedule' }));
  const week = dialog.getByLabelText(/^Week(?! to copy)/);
  await userEvent.clear(week);
  await userEvent.type(week, NEW_WEEK);
  await userEvent.tab();
  await userEvent.click(dialog.getByRole('button', { name: 'Create Schedule' }));
  await screen.findByRole('button', { name: /^Undo: / });
}

test('undoes and redoes a copied week in one request each', async () => {
  const source = createDemoSource();
  const sent: string[] = [];
  const live = async () => (await source.listShifts(NEW_WEEK)).filter(({ status }) => status !== 'cancelled');
  await copyWeek({
    ...source,
    addShift: () => Promise.reject(new Error('One shift was sent on its own.')),
    writeShift: () => Promise.reject(new Error('One shift was sent on its own.')),
    changeShifts(changed, reason) {
      sent.push(`${changed[0]?.to ? 'adds' : 'removes'} ${changed.length}`);
      return source.changeShifts(changed, reason);
    },
  });
  const copied = await live();
  await userEvent.click(await screen.findByRole('button', { name: /^Undo: / }));
  await waitFor(async () => expect(await live()).toEqual([]));
  await userEvent.click(await screen.findByRole('button', { name: /^Redo: / }));
  await waitFor(async () => expect((await live()).map(({ id }) => id)).toEqual(copied.map(({ id }) => id)));
  expect(sent).toEqual([`removes ${copied.length}`, `adds ${copied.length}`]);
});

test('undoes nothing of a copied week when one of its shifts was changed, and says which', async () => {
  const source = createDemoSource();
  const live = async () => (await source.listShifts(NEW_WEEK)).filter(({ status }) => status !== 'cancelled').length;
  await copyWeek(source);
  const [first] = await source.listShifts(NEW_WEEK);
  const count = await live();
  // Another person changes it, and the page does not know it yet.
  await source.writeShift(first!.id, { ...first!, notes: 'Bring the keys.' }, first!.version);
  await userEvent.click(screen.getByRole('button', { name: `Undo: ${count} drafts created` }));
  const failed = (await screen.findByText(`Could not undo: ${count} drafts created`)).parentElement!;
  expect(failed.textContent).toMatch(
    /Someone else changed the .+ shift on Sunday, June 1, .+ meanwhile, so nothing was changed\./,
  );
  expect(await live()).toBe(count);
  expect(screen.getByRole('button', { name: `Undo: ${count} drafts created` })).toBeTruthy();
});
