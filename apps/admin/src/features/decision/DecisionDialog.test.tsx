import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, PINE_HOLLOW, withAdministrationServer } from '../../administration.testkit';
import { DecisionDialog } from './DecisionDialog';

const answers = withAdministrationServer();
const club = { id: PINE_HOLLOW.id, name: PINE_HOLLOW.name, plan: 'run', staffCount: 24, timeZone: 'UTC' };
const training = { id: 'training', title: 'Training', productionVersion: '1.0.0' };
const following = {
  moduleId: 'training',
  on: true,
  channel: 'production',
  pinnedVersion: null,
  rowVersion: 1,
  version: '1.0.0',
  mounted: 0,
  failed: 0,
  waiting: null,
};
const nothing = { come: [], go: [], stay: [] };
const state = {
  on: true,
  version: '1.0.0',
  share: null,
  record: null,
  contract: null,
  shared: {},
  firstLoadBytes: null,
};
let cell: Omit<typeof following, 'pinnedVersion'> & { pinnedVersion: string | null };
let history: object[];
const onClose = jest.fn();

beforeEach(() => {
  cell = following;
  history = [];
  onClose.mockClear();
  answers['POST rpc/engagement_clubs'] = () => ({
    json: [
      {
        club_id: club.id,
        name: club.name,
        plan: club.plan,
        staff_count: 24,
        total: 1,
        time_zone: 'UTC',
        cells: [cell],
      },
    ],
  });
  answers['POST rpc/engagement_history'] = () => ({ json: history });
  answers['POST rpc/engagement_consequences'] = () => ({
    json: {
      now: state,
      then: { ...state, on: false, version: null },
      routes: nothing,
      nav: nothing,
      slots: nothing,
      actions: nothing,
      features: nothing,
      people: {},
      dependants: [],
      restingRows: 0,
      digest: 'read',
    },
  });
  for (const table of [
    'module_channels',
    'module_releases',
    'pruned_releases',
    'release_withdrawals',
    'release_checks',
    'release_signatures',
  ])
    answers[`GET ${table}`] = () => ({ json: [] });
});

test.each([
  [following, 'Follows production, release 1.0.0. Plan: Run.'],
  [{ ...following, pinnedVersion: '1.0.0' }, 'Pinned to 1.0.0. Plan: Run.'],
])("names the club's release only once", async (engagement, words) => {
  cell = engagement;
  await open(() => <DecisionDialog club={{ ...club, engagements: [cell] }} module={training} onClose={onClose} />);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('puts the confirm button at the end of the dialog, after the history and next to Cancel', async () => {
  await open(() => <DecisionDialog club={{ ...club, engagements: [following] }} module={training} onClose={onClose} />);
  await userEvent.click(await screen.findByRole('radio', { name: /^Off/ }));
  const confirm = screen.getByRole('button', { name: 'Switch off now' });
  expect(
    screen.getByRole('region', { name: 'What was decided' }).compareDocumentPosition(confirm) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(confirm.previousElementSibling).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('radio', { name: /Latest release/ }));
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('names what is missing after a click on the button, and sends nothing', async () => {
  const decided = jest.fn(() => ({ json: null }));
  answers['POST rpc/change_engagement'] = decided;
  await open(() => <DecisionDialog club={{ ...club, engagements: [following] }} module={training} onClose={onClose} />);
  await userEvent.click(await screen.findByRole('radio', { name: /^Off/ }));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Switch off now' });
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(screen.queryByText('Write in a few words why.')).toBeNull();
  await userEvent.click(button);
  expect(screen.getByText('Write in a few words why.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));

  await userEvent.click(screen.getByRole('radio', { name: 'At a date' }));
  await userEvent.click(screen.getByRole('button', { name: 'Plan this change' }));
  expect(screen.getByText('Choose a day and a time.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Day')));
  expect(decided).not.toHaveBeenCalled();
});

/** Switches the module off with a reason, and clicks the button. */
async function switchOff() {
  await open(() => <DecisionDialog club={{ ...club, engagements: [following] }} module={training} onClose={onClose} />);
  await userEvent.click(await screen.findByRole('radio', { name: /^Off/ }));
  await userEvent.type(screen.getByLabelText('Reason'), 'The trial has ended.');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Switch off now' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
}

test('shows the slower person the current state before the button', async () => {
  answers['POST rpc/change_engagement'] = () => {
    cell = { ...following, rowVersion: 2, channel: 'staging' };
    return { status: 409, json: { code: 'PT409', message: 'Another person was faster.' } };
  };
  await switchOff();
  const notice = await screen.findByText('Someone else changed this meanwhile');
  await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(
    screen.getByLabelText('Reason').compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Continue from the new state' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Someone else changed this meanwhile')).toBeNull();
  expect(await screen.findByRole('dialog', { name: /Leave|Close|Discard/ })).toBeTruthy();
});

test('moves the focus to the result after a decision, and Done closes', async () => {
  answers['POST rpc/change_engagement'] = () => {
    cell = { ...following, on: false, rowVersion: 0 };
    history = [
      {
        happened_at: '2026-11-22T12:00:00Z',
        module_title: 'Training',
        action: 'switched_off',
        decided_at: null,
        effective_at: null,
        reason: 'The trial has ended.',
      },
    ];
    return { json: 'a0000000-0000-4000-8000-00000000000c' };
  };
  await switchOff();
  const decided = screen.getByRole('region', { name: 'What was decided' });
  await waitFor(() => expect(document.activeElement).toBe(decided));
  expect(decided.textContent).toContain('The trial has ended.');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});
