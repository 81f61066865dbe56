import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, PINE_HOLLOW, withAdministrationServer } from '../../administration.testkit';
import { PlanDialog } from './PlanDialog';

withAdministrationServer();
const club = { ...PINE_HOLLOW, plan: 'manage', staffCount: 24, timeZone: 'UTC', engagements: [] };

test('a plan that was chosen is asked about before the dialog closes, unless it is the one that the club has', async () => {
  const onClose = jest.fn();
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
