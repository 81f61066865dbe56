import { sessionStore, type SessionState } from '@platform/session';
import { keepOffline } from './keepOffline';

const ANA: SessionState = {
  status: 'signed-in',
  user: { id: 'ana', email: 'ana@example.test', displayName: 'Ana' },
  membership: { status: 'loading' },
  permissions: { status: 'loading' },
};

// jsdom has neither workers nor the page's requests.
class Channel {
  port1: { onmessage?: (event: { data: string }) => void } = {};
  port2 = { answer: (data: string) => this.port1.onmessage?.({ data }) };
}
const asked: unknown[] = [];
const active = {
  postMessage(message: unknown, [port]: Channel['port2'][]) {
    asked.push(message);
    port?.answer('kept');
  },
};
let whileWorkerStarts: () => void = () => undefined;
const serviceWorker = {
  register: () => Promise.resolve(),
  get ready() {
    whileWorkerStarts();
    return Promise.resolve({ active });
  },
};

beforeAll(() => {
  Object.assign(window, { MessageChannel: Channel });
  Object.assign(navigator, { serviceWorker });
  Object.assign(performance, { getEntriesByType: () => [] });
});
beforeEach(() => {
  asked.length = 0;
  sessionStore.set(ANA);
});

test('keeps a page for the person who is signed in', async () => {
  expect(await keepOffline('ana', '/week', ['shifts'])).toBe(true);
  expect(asked).toEqual([{ page: '/week', files: [], reads: ['shifts'], isHome: false }]);
});

test('keeps nothing for a person who has left by the time the worker is ready', async () => {
  whileWorkerStarts = () => sessionStore.set({ status: 'signed-out', ended: 'here' });
  expect(await keepOffline('ana', '/week', ['shifts'])).toBe(false);
  expect(asked).toEqual([]);
});
