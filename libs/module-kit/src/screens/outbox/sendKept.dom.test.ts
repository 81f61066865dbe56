import { DataError } from '@platform/module-kit';
import { sessionStore, type SessionState } from '@platform/session';
import type { KeptChange } from './kept';
import { sendKept } from './sendKept';
import { sendOrKeep } from './sendOrKeep';

// jsdom has neither IndexedDB nor locks: a list replaces the database, and counts how often it was opened.
const kept: { changes: KeptChange[]; opened: number } = { changes: [], opened: 0 };
const transmit = jest.fn<Promise<void>, unknown[]>();
const requireSeen = jest.fn<Promise<void>, unknown[]>();

jest.mock('./transmit', () => ({ transmit: (...sent: unknown[]) => transmit(...sent) }));
jest.mock('./requireSeen', () => ({ requireSeen: (...asked: unknown[]) => requireSeen(...asked) }));
jest.mock('./kept', () => {
  const opened = <T>(answer: T) => {
    kept.opened += 1;
    return Promise.resolve(answer);
  };
  return {
    keptOf: () => opened([...kept.changes]),
    keep: () => opened(undefined),
    drop: (order: number) => {
      kept.changes = kept.changes.filter((change) => change.order !== order);
      return opened(undefined);
    },
    markRefused: (refused: KeptChange, refusal: string) => {
      kept.changes = kept.changes.map((change) => (change === refused ? { ...change, refusal } : change));
      return opened(undefined);
    },
  };
});

const request = { about: 'A log', insert: 'daily_logs', row: {} } as const;
const waiting = (order: number): KeptChange => ({ order, person: 'ana', request, keptAt: 0, refusal: null });
const signedIn: SessionState = {
  status: 'signed-in',
  user: { id: 'ana', email: 'ana@example.test', displayName: 'Ana' },
  membership: { status: 'loading' },
  permissions: { status: 'loading' },
};
const signOut = () => sessionStore.set({ status: 'signed-out', ended: 'here' });
const refused = (status: number) => new DataError('Refused.', '', status);

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_name: string, work: () => Promise<void>) => work() },
  });
  kept.changes = [waiting(1), waiting(2)];
  kept.opened = 0;
  transmit.mockReset().mockResolvedValue(undefined);
  requireSeen.mockReset().mockResolvedValue(undefined);
  sessionStore.set(signedIn);
});

test('keeps a refused change with its reason, and sends the rest', async () => {
  transmit.mockRejectedValueOnce(refused(400));
  await sendKept('ana');
  expect(kept.changes).toEqual([{ ...waiting(1), refusal: 'Refused.' }]);
});

test('sends no change about a row that has changed since, and keeps it with that reason', async () => {
  requireSeen.mockRejectedValueOnce(refused(409));
  await sendKept('ana');
  expect(transmit).toHaveBeenCalledTimes(1);
  expect(kept.changes).toEqual([{ ...waiting(1), refusal: 'Refused.' }]);
});

test('keeps everything waiting when the server refuses the session', async () => {
  transmit.mockRejectedValue(refused(401));
  await sendKept('ana');
  expect(transmit).toHaveBeenCalledTimes(1);
  expect(kept.changes).toEqual([waiting(1), waiting(2)]);
});

test.each([
  ['refused', () => Promise.reject(refused(403))],
  ['taken', () => Promise.resolve()],
])('opens no database when a change is %s after its person signed out', async (_what, answer) => {
  transmit.mockImplementationOnce(() => {
    signOut();
    kept.opened = 0;
    return answer();
  });
  await sendKept('ana');
  expect(kept.opened).toBe(0);
  expect(transmit).toHaveBeenCalledTimes(1);
});

test('reads and sends nothing when no one is signed in', async () => {
  signOut();
  await sendKept('ana');
  expect([kept.opened, transmit.mock.calls.length]).toEqual([0, 0]);
});

test('keeps no change after its person signed out, and says so', async () => {
  kept.changes = [];
  transmit.mockImplementationOnce(() => {
    signOut();
    kept.opened = 0;
    return Promise.reject(refused(0));
  });
  await expect(sendOrKeep('ana', request, 'Not sent.')).rejects.toThrow('You are signed out');
  expect(kept.opened).toBe(0);
});
