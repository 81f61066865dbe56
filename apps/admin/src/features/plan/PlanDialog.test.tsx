import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, PINE_HOLLOW, withAdministrationServer } from '../../administration.testkit';
import { EngagementMatrix } from '../matrix/EngagementMatrix';
import { PlanDialog } from './PlanDialog';

const answers = withAdministrationServer();
/** The plan that the club has, and the one that somebody else sets a moment before the next change. */
let plan: string;
let theirs: string | undefined;

beforeEach(() => {
  plan = 'manage';
  theirs = undefined;
  answers['POST rpc/engagement_modules'] = () => ({ json: [] });
  answers['POST rpc/engagement_clubs'] = () => ({
    json: [
      { club_id: PINE_HOLLOW.id, name: PINE_HOLLOW.name, plan, staff_count: 24, total: 1, time_zone: 'UTC', cells: [] },
    ],
  });
  answers['POST rpc/plan_consequences'] = () => ({ json: { come: [], go: [], stay: 0 } });
  answers['PATCH clubs'] = ({ plan: chosen }) => {
    if (theirs !== undefined) {
      [plan, theirs] = [theirs, undefined];
      return { json: [] };
    }
    plan = String(chosen);
    return { json: [{ id: PINE_HOLLOW.id }] };
  };
});

/** What opens the dialog, in the table and in the list of a phone. */
const planOf = (name: string) =>
  screen.findAllByRole('button', { name: new RegExp(`^${name} plan of ${PINE_HOLLOW.name}`) });

/** Opens the dialog, chooses a plan and presses the button. */
async function change(name: string) {
  await open(EngagementMatrix);
  const [button] = await planOf('Manage');
  if (!button) throw new Error('The club has no plan');
  await userEvent.click(button);
  await userEvent.selectOptions(await screen.findByLabelText('Plan'), name);
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Change the plan now' });
  await waitFor(() => expect(confirm.disabled).toBe(false));
  await userEvent.click(confirm);
}

test('whoever was slower is told what it was, what it is and what they chose, and decides on that', async () => {
  theirs = 'run';
  await change('Launch');
  const notice = await screen.findByText('When you opened it: Manage. Now: Run. Your choice: Launch.');
  await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change the plan now' }).disabled).toBe(true);
  expect(plan).toBe('run');

  await userEvent.click(screen.getByRole('button', { name: 'Decide on what it is now' }));
  expect(screen.queryByText('Someone else changed this meanwhile')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change the plan now' }));
  await waitFor(() => expect(plan).toBe('launch'));
});

test('whoever closes instead finds what it is now in the table and in the dialog', async () => {
  theirs = 'run';
  await change('Launch');
  await screen.findByText('Someone else changed this meanwhile');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  const [button] = await planOf('Run');
  if (!button) throw new Error('The table is of before');
  await userEvent.click(button);
  expect((await screen.findByLabelText<HTMLSelectElement>('Plan')).value).toBe('run');
});

test('where somebody else has set the same plan, nothing is left to confirm', async () => {
  theirs = 'launch';
  await change('Launch');
  await screen.findByText('Someone else has decided the same meanwhile');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change the plan now' }).disabled).toBe(true);
});

test('what was changed without a try is found when the dialog opens, and the table behind follows', async () => {
  await open(EngagementMatrix);
  const [button] = await planOf('Manage');
  if (!button) throw new Error('The club has no plan');
  plan = 'elevate';
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Plan').value).toBe('elevate'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await planOf('Elevate')).not.toHaveLength(0);
});

test('a plan that was chosen is asked about before the dialog closes, unless it is the one that the club has', async () => {
  const onClose = jest.fn();
  const club = { ...PINE_HOLLOW, plan: 'manage', staffCount: 24, timeZone: 'UTC', engagements: [] };
  await open(() => <PlanDialog club={club} onClose={onClose} />);
  const plan = await screen.findByLabelText('Plan');
  await userEvent.selectOptions(plan, 'Elevate');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText(/Your changes to the plan of Pine Hollow are not saved yet/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.selectOptions(plan, 'Manage');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
