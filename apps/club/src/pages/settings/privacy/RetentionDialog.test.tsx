import { defineModule } from '@platform/module-kit';
import { signIn, startClubServer, TEST_CLUB, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase } from '@platform/session';
import { Toaster } from '@platform/ui';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemberPages } from '../../../MemberPages';
import { pageDescriptor } from '../../../ownModule.testkit';
import { RetentionDialog } from './RetentionDialog';

const applications = { kind: 'applications', title: 'Job applications', minimum_months: 24, reason: 'By law.', due: 0 };
let server: ClubServer;

beforeAll(async () => {
  configure({ asyncUtilTimeout: 10_000 });
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
  server.answers = {
    'POST rpc/retention_preview': [{ status: 200, json: [{ ...applications, keep_from: null }] }],
    'GET retention_policies': [{ status: 200, json: [] }],
    'POST retention_policies': [{ status: 201 }],
  };
});
afterAll(() => server.close());

const written = () => server.received.filter(({ call }) => call === 'POST retention_policies').map(({ body }) => body);

const onClose = jest.fn();
async function open(): Promise<void> {
  const App = () => (
    <MemberPages noClub={null}>
      <RetentionDialog onClose={onClose} />
    </MemberPages>
  );
  signIn({ role: 'admin' });
  await act(async () => {
    render(
      <>
        {defineModule({ descriptor: pageDescriptor, App }).render('/settings')}
        <Toaster />
      </>,
    );
  });
}

test('saves the chosen lengths and says so', async () => {
  await open();
  const dialog = within(screen.getByRole('dialog', { name: 'Data Retention' }));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
  const field = await dialog.findByLabelText('Job applications');
  expect(save.disabled).toBe(true);
  await userEvent.selectOptions(field, 'Keep for 3 years');
  expect(written()).toEqual([]);
  await userEvent.click(save);
  expect(await screen.findByText('Data retention saved')).toBeTruthy();
  expect(written()).toEqual([{ club_id: TEST_CLUB.id, kind: 'applications', keep_months: 36 }]);
  await waitFor(() => expect(save.disabled).toBe(true));
});

test('asks before the dialog closes with unsaved choices', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Job applications'), 'Keep for 5 years');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  for (const close of screen.getAllByRole('button', { name: 'Close' })) {
    await userEvent.click(close);
    expect(await screen.findByText(/Your changes to data retention are not saved yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  }
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
