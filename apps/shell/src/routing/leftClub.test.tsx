import type { ManifestModule } from '@platform/contract';
import { manifestStore, pageHistory } from '@platform/module-kit';
import { sessionStore, type Membership, type SessionState } from '@platform/session';
import { act } from '@testing-library/react';
import descriptor from '../../module.json';
import { followScreens, screenStore } from './screenStore';

const training = {
  id: 'training',
  version: '1.0.0',
  descriptor: {
    ...descriptor,
    id: 'training',
    title: 'Training',
    nav: [],
    fills: {},
    routes: [{ path: '/training', title: 'Training', layout: 'app', access: 'club' }],
  },
  entry: { file: 'entry.js', integrity: `sha384-${'A'.repeat(64)}` },
  global: 'training',
  preload: [],
} as unknown as ManifestModule;

const club = { id: 'c', name: 'Pine Hollow', type: 'Other', season: '2026', time_zone: 'UTC' };
const person = (membership: Partial<Membership>): SessionState => ({
  status: 'signed-in',
  user: { id: 'u', email: 'u@example.test', displayName: 'U' },
  membership: { status: 'ready', value: { role: 'user', displayName: 'U', club: null, ...membership } },
  permissions: { status: 'ready', value: [] },
});

test('tells a removed person on the open page, and returns when they join again', () => {
  sessionStore.set(person({ club }));
  manifestStore.set({ source: 'person', manifest: { modules: [training], switchedOff: [] } });
  pageHistory.push('/training');
  followScreens();
  expect(screenStore.get()).toMatchObject({ kind: 'module' });

  act(() => sessionStore.set(person({ club, role: 'manager' })));
  expect(screenStore.get()).toMatchObject({ kind: 'module' });

  act(() => sessionStore.set(person({ leftClub: 'Pine Hollow' })));
  expect(screenStore.get()).toEqual({ kind: 'left-club', clubName: 'Pine Hollow' });

  act(() => sessionStore.set(person({ club })));
  expect(screenStore.get()).toMatchObject({ kind: 'module' });
});
