import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openSchedule } from '../../scheduling.testkit';
import type { SchedulingSource } from '../../source/schedulingSource';
import { planOfShift } from '../../rules/shift/samePlan';

const NEXT_WEEK = '2025-05-04';
const ETHAN = '10000005-0000-4000-8000-000000000007';
const ADDED = '10000005-0000-4000-8000-000000009001';
const DIALOG = { name: 'Take back 4 shifts?' };

const statuses = async (source: SchedulingSource) =>
  (await source.listShifts(NEXT_WEEK)).map(({ status }) => status).sort();

/** Publishes the four drafts of next week on a page that shows those of one person. */
async function publish(source: SchedulingSource): Promise<void> {
  await openSchedule(source, `?week=${NEXT_WEEK}&do=publish&person=${ETHAN}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish 4 shifts' }));
  await screen.findByRole('button', { name: 'Undo: 4 shifts published' });
}

test('asks before publishing is taken back and done again, and sends one request each', async () => {
  const source = createDemoSource();
  const sent: string[] = [];
  await publish({
    ...source,
    unpublishShifts(shifts, reason) {
      sent.push(`takes back ${shifts.length}`);
      return source.unpublishShifts(shifts, reason);
    },
    changeShifts(changed, reason) {
      sent.push(`publishes ${changed.length}`);
      return source.changeShifts(changed, reason);
    },
    writeShift: () => Promise.reject(new Error('One shift was sent on its own.')),
  });

  await userEvent.keyboard('{Control>}z{/Control}');
  const question = within(await screen.findByRole('dialog', DIALOG));
  expect(question.getByText('4 people were told about them and will be told that they are drafts again.')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await statuses(source)).toEqual(Array(4).fill('published'));

  await userEvent.click(screen.getByRole('button', { name: 'Undo: 4 shifts published' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back 4 shifts' }));
  await screen.findByRole('button', { name: 'Redo: 4 shifts published' });
  expect(await statuses(source)).toEqual(Array(4).fill('draft'));

  await userEvent.click(screen.getByRole('button', { name: 'Redo: 4 shifts published' }));
  const again = within(await screen.findByRole('dialog', { name: 'Publish 4 shifts again?' }));
  expect(again.getByText('4 people are told again.')).toBeTruthy();
  await userEvent.click(again.getByRole('button', { name: 'Publish 4 shifts' }));
  await screen.findByRole('button', { name: 'Undo: 4 shifts published' });
  expect(await statuses(source)).toEqual(Array(4).fill('published'));
  expect(sent).toEqual(['takes back 4', 'publishes 4']);
});

test('asks about the next publishing once it has said what stays of the last one', async () => {
  const source = createDemoSource();
  await publish(source);
  // Another person plans one more shift, which the page reads after its next question.
  const added = { ...planOfShift((await source.listShifts(NEXT_WEEK))[0]!), staffId: null, status: 'draft' as const };
  await source.addShift(ADDED, added);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: 4 shifts published' }));
  await userEvent.click(within(await screen.findByRole('dialog', DIALOG)).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish 1 shift' }));
  await screen.findByRole('button', { name: 'Undo: 1 shift published' });
  const shift = (await source.listShifts(NEXT_WEEK)).find(({ id }) => id === ADDED)!;
  await source.writeShift(ADDED, { ...shift, notes: 'Bring the keys.' }, shift.version);

  // Twice before the page can ask anything.
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Take back 1 shift' }));
  const outcome = within(await screen.findByRole('dialog', { name: 'No shift can be taken back' }));
  await userEvent.click(outcome.getByRole('button', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back 4 shifts' }));
  await screen.findByRole('button', { name: 'Redo: 4 shifts published' });
  expect(await statuses(source)).toEqual([...Array(4).fill('draft'), 'published']);
});

test.each([
  ['taking back', 'Undo: 4 shifts published', 'Take back 4 shifts', 'Redo: 4 shifts published'],
  ['publishing again', 'Redo: 4 shifts published', 'Publish 4 shifts', 'Undo: 4 shifts published'],
])('stays open until it knows what %s has done', async (_what, press, send, next) => {
  const source = createDemoSource();
  let answer = () => {};
  const slow = async <Done,>(work: () => Promise<Done>) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return work();
  };
  const isFirst = press.startsWith('Undo');
  await publish({
    ...source,
    unpublishShifts: (...given) =>
      isFirst ? slow(() => source.unpublishShifts(...given)) : source.unpublishShifts(...given),
    changeShifts: (...given) => slow(() => source.changeShifts(...given)),
  });
  if (!isFirst) {
    await userEvent.click(screen.getByRole('button', { name: 'Undo: 4 shifts published' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back 4 shifts' }));
  }
  await userEvent.click(await screen.findByRole('button', { name: press }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: send }));
  expect(question.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(question.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer();
  expect(await screen.findByRole('button', { name: next })).toBeTruthy();
});

test('says which shifts stay as they are, and why', async () => {
  const source = createDemoSource();
  await publish(source);
  const [first] = await source.listShifts(NEXT_WEEK);
  // Another person changes it, and the page does not know it yet.
  await source.writeShift(first!.id, { ...first!, notes: 'Bring the keys.' }, first!.version);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: 4 shifts published' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back 4 shifts' }));
  const outcome = await screen.findByRole('dialog', { name: 'Not everything was taken back' });
  const stays = within(outcome).getByRole('region', { name: '1 shift stays as it is' });
  expect(stays.textContent).toContain('Lifeguard, Sunday, May 4, 10:00 AM to 4:00 PM');
  expect(stays.textContent).toContain('Ethan Walsh: It has changed since.');
  await userEvent.click(within(outcome).getByRole('button', { name: 'Done' }));
  expect(await statuses(source)).toEqual(['draft', 'draft', 'draft', 'published']);
  // Those that were taken back can be published again.
  expect(await screen.findByRole('button', { name: 'Redo: 3 shifts published' })).toBeTruthy();
});

test('leaves out shifts that the page knows to have changed', async () => {
  const source = createDemoSource();
  await publish(source);
  const [first] = await source.listShifts(NEXT_WEEK);
  await source.writeShift(first!.id, { ...first!, status: 'cancelled' }, first!.version);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: 4 shifts published' }));
  // The page reads the week again after each question.
  await userEvent.click(within(await screen.findByRole('dialog', DIALOG)).getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('link', { name: /^Ethan Walsh, .*canceled/i });
  await userEvent.click(screen.getByRole('button', { name: 'Undo: 4 shifts published' }));
  const question = within(await screen.findByRole('dialog', { name: 'Take back 3 shifts?' }));
  expect(question.getByText('3 people were told about them and will be told that they are drafts again.')).toBeTruthy();
  expect(question.getByText('Ethan Walsh: It is canceled.')).toBeTruthy();
});

test('says when no shift can be taken back, and lets earlier actions be undone', async () => {
  const source = createDemoSource();
  await publish(source);
  await source.unpublishShifts((await source.listShifts(NEXT_WEEK)).map((shift) => ({ id: shift.id, plan: shift })));
  await userEvent.click(screen.getByRole('button', { name: 'Undo: 4 shifts published' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back 4 shifts' }));
  const outcome = within(await screen.findByRole('dialog', { name: 'No shift can be taken back' }));
  expect(outcome.getAllByText(/It is a draft already\.$/)).toHaveLength(4);
  await userEvent.click(outcome.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('button', { name: /^(Undo|Redo): / })).toBeNull();
});
