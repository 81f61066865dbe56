import { screen } from '@testing-library/react';
import { open, withAdministrationServer } from '../../administration.testkit';
import { ModuleDrawer } from './ModuleDrawer';

const answers = withAdministrationServer();
const training = { id: 'training', title: 'Training', owner: 'team@example.test', channels: [] };

const release = (version: string, revokedAt: string | null = null) => ({
  version,
  published_by: 'ci',
  created_at: '2026-11-01T00:00:00Z',
  contract: '^1.0.0',
  signatures: [{ publisher: { revoked_at: revokedAt } }],
});
const check = (version: string, passed: boolean, day: string) => ({
  release_version: version,
  passed,
  created_at: `2026-11-${day}T00:00:00Z`,
});

test('shows each release with its command, and none for one with a revoked key', async () => {
  answers['GET module_releases'] = () => ({
    json: [
      release('1.5.0', '2026-11-02T00:00:00Z'),
      ...['1.4.0', '1.3.0', '1.2.0', '1.1.0'].map((version) => release(version)),
    ],
  });
  answers['GET pruned_releases'] = () => ({ json: [] });
  answers['GET module_channel_events'] = () => ({ json: [] });
  answers['GET release_withdrawals'] = () => ({
    json: ['1.3.0', '1.2.0'].map((version) => ({ release_version: version, created_at: '2026-11-10T00:00:00Z' })),
  });
  answers['GET release_checks'] = () => ({
    json: [
      check('1.5.0', true, '05'),
      check('1.4.0', false, '05'),
      check('1.3.0', true, '05'),
      check('1.2.0', true, '20'),
      check('1.1.0', true, '05'),
    ],
  });
  await open(() => <ModuleDrawer module={training} onClose={() => undefined} />);
  expect(await screen.findByText(/checked, key revoked/)).toBeTruthy();
  const commands = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(screen.getByText('No release is in production yet, so there is nothing to roll back.')).toBeTruthy();
  expect(commands).toEqual([
    'npm run release -- check training@1.4.0',
    'npm run release -- check training@1.3.0',
    'npm run release -- promote training 1.2.0 --reason ""',
    'npm run release -- promote training 1.1.0 --reason ""',
  ]);
});

test('says what a larger share lacks, with the command that fixes it', async () => {
  for (const table of ['module_releases', 'pruned_releases', 'module_channel_events', 'release_withdrawals']) {
    answers[`GET ${table}`] = () => ({ json: [] });
  }
  answers['GET release_checks'] = () => ({ json: [] });
  answers['POST rpc/release_lacks'] = () => ({ json: 'training 1.1.0 has not been checked.' });
  const rollout = { candidate: '1.1.0', share: 5, paused: false, clubs: 12, reached: 1, updatedAt: '2026-11-02' };
  const production = {
    channel: 'production',
    version: '1.0.0',
    pointedAt: '2026-11-01',
    pointedBy: 'ci',
    fallback: null,
    rollout,
  };
  await open(() => <ModuleDrawer module={{ ...training, channels: [production] }} onClose={() => undefined} />);
  expect(await screen.findByText('training 1.1.0 has not been checked.')).toBeTruthy();
  const commands = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(commands).toEqual([
    'npm run release -- check training@1.1.0',
    'npm run release -- promote training 1.1.0 --share 25 --reason ""',
    'npm run release -- rollback training --reason ""',
  ]);
});

test('asks for a check before it offers to promote a never-checked release over the one in production', async () => {
  for (const table of ['pruned_releases', 'module_channel_events', 'release_withdrawals', 'release_checks']) {
    answers[`GET ${table}`] = () => ({ json: [] });
  }
  answers['GET module_releases'] = () => ({ json: [release('1.1.0'), release('1.0.0')] });
  const production = {
    channel: 'production',
    version: '1.0.0',
    pointedAt: '2026-11-01',
    pointedBy: 'ci',
    fallback: null,
    rollout: null,
  };
  await open(() => <ModuleDrawer module={{ ...training, channels: [production] }} onClose={() => undefined} />);
  expect(await screen.findByRole('group', { name: 'Check training 1.1.0' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: /Promote/ })).toBeNull();
});

test.each([
  ['1.1.0', 'Roll Training back to 1.1.0', ['npm run release -- rollback training --reason ""']],
  [null, 'There is no earlier working release than 1.2.0 to roll back to.', []],
])('says that a rollback leads to %s, and shows no command when that is nowhere', async (fallback, words, expected) => {
  for (const table of ['module_releases', 'pruned_releases', 'module_channel_events', 'release_withdrawals']) {
    answers[`GET ${table}`] = () => ({ json: [] });
  }
  answers['GET release_checks'] = () => ({ json: [] });
  const moved = { version: '1.2.0', pointedAt: '2026-11-01', pointedBy: 'ci', fallback, rollout: null };
  const module = { ...training, channels: [{ channel: 'production', ...moved }] };
  await open(() => <ModuleDrawer module={module} onClose={() => undefined} />);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByRole('group').map(({ textContent }) => textContent)).toEqual(expected);
});

test('says so when a history is longer than what is read', async () => {
  for (const table of ['module_releases', 'pruned_releases', 'release_withdrawals', 'release_checks']) {
    answers[`GET ${table}`] = () => ({ json: [] });
  }
  const event = { action: 'promoted', channel: 'production', from_version: null, to_version: '1.0.0', actor: 'ci' };
  // As many as are requested.
  answers['GET module_channel_events'] = ({ limit }) => ({
    json: Array.from({ length: Number(limit) }, (_, id) => ({
      ...event,
      id,
      share: null,
      reason: null,
      forced_past: null,
      created_at: '2026-11-01T00:00:00Z',
    })),
  });
  await open(() => <ModuleDrawer module={training} onClose={() => undefined} />);
  expect(await screen.findByText('These are the latest 100.')).toBeTruthy();
});
