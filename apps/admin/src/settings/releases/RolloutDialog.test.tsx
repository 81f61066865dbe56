import { queryClient } from '@platform/module-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { open, withAdministrationServer } from '../../administration.testkit';
import { ReleasesCard } from './ReleasesCard';

const answers = withAdministrationServer();
let channel: Record<string, unknown>;
let asked: Record<string, unknown>[];

beforeEach(() => {
  asked = [];
  channel = {
    module_id: 'training',
    channel: 'production',
    version: '1.0.0',
    pointed_at: '2026-11-01T00:00:00Z',
    pointed_by: 'ci',
    candidate: '1.1.0',
    share: 25,
    paused: false,
    updated_at: '2026-11-02T00:00:00.000001+00:00',
  };
  answers['GET modules'] = () => ({ json: [{ id: 'training', title: 'Training', owner: 'team@example.test' }] });
  answers['GET module_channels'] = () => ({ json: [channel] });
  answers['POST rpc/rollouts_reached'] = () => ({
    json: [{ module_id: 'training', channel: 'production', clubs: 12, reached: 3 }],
  });
});

async function ask(button: string): Promise<HTMLElement> {
  await open(ReleasesCard);
  fireEvent.click(await screen.findByRole('button', { name: `${button} the rollout of Training 1.1.0` }));
  return screen.findByRole('dialog');
}

test("keeps the dialog's state, refuses a decision on a changed rollout and keeps the reason", async () => {
  answers['POST rpc/pause_rollout'] = (body) => {
    asked.push(body);
    return { status: 409, json: { code: 'PT409', message: 'The rollout of training was changed meanwhile.' } };
  };
  const dialog = await ask('Pause');
  const meaning = 'The 3 clubs with it get 1.0.0 again';
  expect(dialog.textContent).toContain(meaning);

  // Another person widens it, and the list behind the dialog is reread.
  channel = { ...channel, share: 50, updated_at: '2026-11-03T00:00:00.000001+00:00' };
  await act(() => queryClient.invalidateQueries({ queryKey: ['admin'] }));
  expect(await screen.findByText(/1\.1\.0 goes to 50 % of the clubs/)).toBeTruthy();
  expect(dialog.textContent).toContain(meaning);
  expect(dialog.textContent).toContain('The share of 25 % is kept.');

  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'Odd figures' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pause the rollout' }));
  expect(await within(dialog).findByText(/Nothing was changed\. Close this and look at it again\./)).toBeTruthy();
  expect(asked).toMatchObject([{ candidate_param: '1.1.0', read_param: '2026-11-02T00:00:00.000001+00:00' }]);
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Odd figures');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Pause the rollout' }).disabled).toBe(true);
});

test('shows a person who resumes a rollout what the release lacks for a larger share', async () => {
  channel = { ...channel, paused: true };
  answers['POST rpc/release_lacks'] = (body) => {
    asked.push(body);
    return { json: 'training 1.1.0 has not been checked with the modules that clubs have now.' };
  };
  const dialog = await ask('Resume');
  expect(await within(dialog).findByText(/has not been checked with the modules that clubs have now\./)).toBeTruthy();
  expect(asked).toMatchObject([{ module_id_param: 'training', version_param: '1.1.0' }]);
});

test('says why it could not read what the release lacks', async () => {
  channel = { ...channel, paused: true };
  answers['POST rpc/release_lacks'] = () => ({ status: 403, json: { code: '42501', message: 'Only the firm.' } });
  const dialog = await ask('Resume');
  expect(await within(dialog).findByText('Only the firm.')).toBeTruthy();
});
