import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, PINE_HOLLOW, withAdministrationServer } from '../../administration.testkit';
import { EngagementMatrix } from '../matrix/EngagementMatrix';
import { PlanDialog } from './PlanDialog';

const answers = withAdministrationServer();
/** The club's plan, and the one that another person sets just before the next change. */
let plan: string;
let theirs: string | undefined;
/** The earlier decisions, and the changes made here. */
let decided: object[];
let sent: object;
const CHANGE = {
  happened_at: '2026-11-22T12:00:00Z',
  action: 'plan_changed',
  person: 'Sam Ortiz',
  decided_at: null,
  effective_at: null,
  reason: 'They grow.',
};

beforeEach(() => {
  plan = 'manage';
  theirs = undefined;
  decided = [];
  sent = {};
  answers['POST rpc/engagement_modules'] = () => ({ json: [] });
  answers['POST rpc/engagement_clubs'] = () => ({
    json: [
      { club_id: PINE_HOLLOW.id, name: PINE_HOLLOW.name, plan, staff_count: 24, total: 1, time_zone: 'UTC', cells: [] },
    ],
  });
  answers['POST rpc/plan_consequences'] = () => ({
    json: {
      come: [],
      go: [],
      stay: 0,
      modules: [
        { id: 'training', title: 'Training', kind: 'off' },
        { id: 'operations', title: 'Operations', kind: 'off' },
      ],
    },
  });
  answers['POST rpc/engagement_consequences'] = ({ module_id_param: id }) => ({
    json: {
      now: { on: true, version: '1.0.0' },
      then: { on: false, version: null },
      routes: { come: [], go: [{ path: `/${String(id)}`, title: 'Its page', access: 'club' }], stay: [] },
      nav: { come: [], go: [], stay: [] },
      slots: { come: [], go: [], stay: [] },
      actions: { come: [], go: [], stay: [] },
      features: { come: [], go: [], stay: [] },
      people: { user: 2 },
      dependants: [],
      digest: 'd',
      restingRows: id === 'operations' ? 1204 : 0,
    },
  });
  answers['POST rpc/engagement_history'] = () => ({ json: decided });
  answers['POST rpc/change_plan'] = (asked) => {
    if (theirs !== undefined) {
      decided = [{ ...CHANGE, before: { plan }, after: { plan: theirs } }];
      [plan, theirs] = [theirs, undefined];
      return { status: 409, json: { code: 'PT409', message: 'Someone else changed the plan meanwhile.' } };
    }
    sent = asked;
    plan = String(asked.plan_param);
    return { status: 204 };
  };
});

/** The button that opens the dialog, in the table and in a phone's list. */
const planOf = (name: string) =>
  screen.findAllByRole('button', { name: new RegExp(`^${name} plan of ${PINE_HOLLOW.name}`) });

/** Opens the dialog, chooses a plan, enters a reason and clicks the button. */
async function change(name: string, before: () => Promise<void> = () => Promise.resolve()) {
  await open(EngagementMatrix);
  const [button] = await planOf('Manage');
  if (!button) throw new Error('The club has no plan');
  await userEvent.click(button);
  await userEvent.selectOptions(await screen.findByLabelText('Plan'), name);
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Change the plan now' });
  await userEvent.type(screen.getByLabelText('Reason'), 'They asked for it.');
  await waitFor(() => expect(confirm.disabled).toBe(false));
  await before();
  await userEvent.click(confirm);
}

test('changes a plan with a reason, based on the plan that was shown', async () => {
  await change('Launch');
  await waitFor(() => expect(plan).toBe('launch'));
  expect(sent).toEqual({
    club_id_param: PINE_HOLLOW.id,
    plan_param: 'launch',
    reason_param: 'They asked for it.',
    expected_plan_param: 'manage',
    modules_param: ['training', 'operations'],
  });
});

test('leaves a module unchanged when its checkbox is cleared', async () => {
  await change('Launch', async () => {
    expect(await screen.findByText(/1,204 recorded rows stay and can be read/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Operations/ }));
  });
  await waitFor(() => expect(sent).toMatchObject({ modules_param: ['training'] }));
});

test('pressing the button names and focuses what is missing: another plan, then the reason', async () => {
  await open(EngagementMatrix);
  const [button] = await planOf('Manage');
  if (!button) throw new Error('The club has no plan');
  await userEvent.click(button);
  const plan = await screen.findByLabelText('Plan');
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Change the plan now' });
  await userEvent.click(confirm);
  expect(await screen.findByText('Choose another plan.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(plan));
  await userEvent.selectOptions(plan, 'Launch');
  await waitFor(() => expect(confirm.disabled).toBe(false));
  await userEvent.click(confirm);
  expect(await screen.findByText('Write in a few words why.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
});

test('shows the slower person the old plan, the current one and their choice, and lets them decide', async () => {
  theirs = 'run';
  await change('Launch');
  const notice = await screen.findByText('When you opened it: Manage. Now: Run. Your choice: Launch.');
  await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change the plan now' }).disabled).toBe(true);
  expect(plan).toBe('run');
  expect(await screen.findByText('Plan: Manage to Run')).toBeTruthy();
  expect(screen.getByText('Nov 22, 2026, 12:00 PM UTC').closest('p')?.textContent).toContain(', Sam Ortiz');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('They asked for it.');

  await userEvent.click(screen.getByRole('button', { name: 'Continue from the new state' }));
  expect(screen.queryByText('Someone else changed this meanwhile')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change the plan now' }));
  await waitFor(() => expect(plan).toBe('launch'));
});

test('shows the current plan in the table and in the dialog when the person closes instead', async () => {
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

test('leaves nothing to confirm when another person has set the same plan', async () => {
  theirs = 'launch';
  await change('Launch');
  await screen.findByText('Someone else has decided the same meanwhile');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change the plan now' }).disabled).toBe(true);
});

test('shows a change by another person when the dialog opens, and in the table behind it', async () => {
  await open(EngagementMatrix);
  const [button] = await planOf('Manage');
  if (!button) throw new Error('The club has no plan');
  plan = 'elevate';
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Plan').value).toBe('elevate'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await planOf('Elevate')).not.toHaveLength(0);
});

test("asks before the dialog closes over a chosen plan, unless it is the club's own", async () => {
  const onClose = jest.fn();
  const club = { ...PINE_HOLLOW, plan: 'manage', staffCount: 24, timeZone: 'UTC', engagements: [] };
  await open(() => <PlanDialog club={club} onClose={onClose} />);
  const plan = await screen.findByLabelText('Plan');
  await userEvent.selectOptions(plan, 'Elevate');
  await userEvent.keyboard('{Escape}');
  expect(
    await screen.findByText(/Your changes to the decision about the plan of Pine Hollow are not saved yet/),
  ).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.selectOptions(plan, 'Manage');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('removes the reason of a refusal with the refused choice', async () => {
  answers['POST rpc/change_plan'] = () => ({
    status: 403,
    json: { message: 'Only the firm changes plans.', code: '42501' },
  });
  await change('Launch');
  expect(await screen.findByText('Only the firm changes plans.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Plan'), 'Elevate');
  expect(screen.queryByText('Only the firm changes plans.')).toBeNull();
});
