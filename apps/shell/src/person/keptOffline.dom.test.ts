import { sessionStore, type SessionState } from '@platform/session';
import { followDepartures } from './followDepartures';
import { forgetKeptOffline } from './keptOffline';

const signedIn = (id: string): SessionState => ({
  status: 'signed-in',
  user: { id, email: `${id}@example.test`, displayName: id },
  membership: { status: 'loading' },
  permissions: { status: 'loading' },
});

// jsdom has neither of these storages, and no worker.
const deleted: string[] = [];
const browser = {
  indexedDB: { deleteDatabase: (name: string) => deleted.push(name) },
  caches: { delete: (name: string) => deleted.push(name) },
};

const told: unknown[] = [];
const serviceWorker = { controller: { postMessage: (message: unknown) => told.push(message) } };

beforeAll(() => {
  Object.assign(window, browser);
  Object.assign(navigator, { serviceWorker });
  followDepartures(forgetKeptOffline);
});

test.each<[string, SessionState, string[]]>([
  ['signs out', { status: 'signed-out', ended: 'here' }, ['outbox', 'person']],
  ['signs out in another tab', { status: 'signed-out', ended: 'in another tab' }, ['outbox', 'person']],
  ['gives way to another person', signedIn('ben'), ['outbox', 'person']],
  ['has a session that the server ends', { status: 'signed-out', ended: 'by the server' }, ['person']],
])('removes waiting changes only when the person signs out: a person %s', (_what, next, expected) => {
  sessionStore.set(signedIn('ana'));
  deleted.length = 0;
  told.length = 0;
  sessionStore.set(next);
  expect(deleted).toEqual(expected);
  expect(told).toEqual([{ hasLeft: true }]);
});
