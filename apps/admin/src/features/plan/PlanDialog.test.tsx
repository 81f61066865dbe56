import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, PINE_HOLLOW, withAdministrationServer } from '../../administration.testkit';
import { PlanDialog } from './PlanDialog';

const answers = withAdministrationServer();
const club = {
  id: PINE_HOLLOW.id,
  name: PINE_HOLLOW.name,
  plan: 'run',
  staffCount: 24,
  timeZone: 'UTC',
  engagements: [],
};
const onClose = jest.fn();
let decided: object[];

beforeEach(() => {
  onClose.mockClear();
  decided = [];
  answers['POST rpc/plan_consequences'] = () => ({ json: { come: [], go: [], stay: 6 } });
  answers['POST rpc/engagement_history'] = ({ plan_only_param: planOnly }) => ({ json: planOnly ? decided : [] });
});

/** Chooses a smaller plan, writes why, and confirms. */
async function changePlan() {
  await open(() => <PlanDialog club={club} onClose={onClose} />);
  await userEvent.selectOptions(screen.getByLabelText('Plan'), 'launch');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Change the plan now' });
  expect(button.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Reason'), 'They asked for less.');
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
}

test('a plan is changed for a reason, from the one that it was decided on', async () => {
  let sent: object = {};
  answers['POST rpc/change_plan'] = (asked) => {
    sent = asked;
    return { status: 204 };
  };
  await changePlan();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual({
    club_id_param: club.id,
    plan_param: 'launch',
    reason_param: 'They asked for less.',
    expected_plan_param: 'run',
  });
});

test('whoever was slower reads what it is now, keeps what was typed, and sees who was faster', async () => {
  answers['POST rpc/change_plan'] = () => {
    decided = [
      {
        happened_at: '2026-11-22T12:00:00Z',
        action: 'plan_changed',
        before: { plan: 'run' },
        after: { plan: 'elevate' },
        person: 'Sam Ortiz',
        decided_at: null,
        effective_at: null,
        reason: 'They grow.',
      },
    ];
    return {
      status: 409,
      json: { code: 'PT409', message: 'Someone else changed the plan meanwhile: it is Elevate now.' },
    };
  };
  await changePlan();
  const refusal = await screen.findByText(/^Someone else changed the plan meanwhile: it is Elevate now\. Close this/);
  await waitFor(() => expect(document.activeElement?.contains(refusal)).toBe(true));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('They asked for less.');
  expect(await screen.findByText('Plan: Run to Elevate')).toBeTruthy();
  expect(screen.getByText('Nov 22, 2026, 12:00 PM UTC').closest('p')?.textContent).toContain(', Sam Ortiz');
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('dialog', { name: /Leave|Close|Discard/ })).toBeTruthy();
});
