import { DataError } from '@platform/module-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openSchedule } from '../../scheduling.testkit';
import type { SchedulingSource } from '../../source/schedulingSource';

const decided = () => new DataError('Another manager has decided this request.', 'PT409', 409, 'See the list.');

/** The source of a manager, with another one who approves each request a moment earlier. */
function afterAnother(): SchedulingSource {
  const source = createDemoSource();
  return {
    ...source,
    async decideTimeOff(id) {
      await source.decideTimeOff(id, 'approved', '');
      throw decided();
    },
    async decideRequest(id) {
      await source.decideRequest(id, 'approved', '', 'It was agreed.');
      throw decided();
    },
  };
}

test.each([/^Deny: Grace Okonkwo/, /^Deny: Avery Collins/])(
  'says that another manager was first, although the request leaves the list (%s)',
  async (name) => {
    await openSchedule(afterAnother(), '?do=time-off&person=open');
    const dialog = within(await screen.findByRole('dialog', { name: 'Time Off Requests' }));
    await userEvent.click(await dialog.findByRole('button', { name }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Deny request' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Deny request' })).toBeNull());
    expect(await screen.findByText(/^Another manager has decided this request\./)).toBeTruthy();
  },
);
