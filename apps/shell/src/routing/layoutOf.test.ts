import { sessionStore } from '@platform/session';
import { layoutOf, startWithLayout } from './layoutOf';

const unknown = { kind: 'not-found', pathname: '/no/such-page' } as const;

test('keeps the frame of an unknown address until it is known who is there', () => {
  startWithLayout('site', 'app');
  sessionStore.set({ status: 'loading' });
  expect(layoutOf(unknown)).toBe('app');
  sessionStore.set({ status: 'signed-out' });
  expect(layoutOf(unknown)).toBe('site');
});
