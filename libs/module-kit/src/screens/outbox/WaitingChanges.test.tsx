import { AuthProvider, sessionStore, type Club } from '@platform/session';
import { render, screen } from '@testing-library/react';
import { keptAnswers } from './keptAnswers';
import { outboxStore } from './outboxStore';
import { WaitingChanges } from './WaitingChanges';

// jsdom has no IndexedDB, from which this would read the changes.
jest.mock('./sendKept', () => ({ keepSending: () => () => undefined }));

/** 5:48 PM of the day before at the club. */
const KEPT_AT = Date.parse('2026-07-02T03:48:00Z');
const club: Club = { id: 'c1', name: 'Pine Hollow', type: 'Pool', season: '2026', time_zone: 'Pacific/Honolulu' };

function open(at: Club) {
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'ana', email: 'ana@example.test', displayName: 'Ana' },
    membership: { status: 'ready', value: { role: 'user', displayName: 'Ana', club: at } },
    permissions: { status: 'ready', value: [] },
  });
  const request = { about: 'Daily log', insert: 'daily_logs', row: {} } as const;
  outboxStore.set([{ order: 1, person: 'ana', request, keptAt: KEPT_AT, refusal: null }]);
  keptAnswers.set(KEPT_AT);
  render(
    <AuthProvider>
      <WaitingChanges pages={['/operations']} reads={['daily_logs']} ask={() => Promise.resolve()} />
    </AuthProvider>,
  );
}

test.each([
  ['in the time zone of the club', club, 'Jul 1, 2026, 5:48 PM'],
  ['on the clock of a demo club', { ...club, clock_override: '2025-05-01T23:00:00Z' }, 'May 1, 2025, 1:00 PM'],
])('gives its times %s', (_where, at, words) => {
  open(at);
  expect(screen.getByText(`As of ${words}`)).toBeTruthy();
  expect(screen.getByText(`Daily log (kept ${words})`)).toBeTruthy();
});
