import { manifestStore } from '@platform/module-kit';
import { openPage, serveRows, signIn } from '@platform/module-kit/testing';
import { screen } from '@testing-library/react';
import descriptor from '../../../module.json';
import { builtInModule } from '../../manifest/builtInModule';
import { NoHomePage } from './NoHomePage';

serveRows({});

const drills = {
  ...builtInModule,
  id: 'drills',
  descriptor: {
    ...builtInModule.descriptor,
    routes: [{ path: '/drills', title: 'Drills', access: 'club' as const, layout: 'app' as const, exact: false }],
    nav: [{ area: 'sidebar' as const, label: 'Drills', to: '/drills', order: 10 }],
  },
};

test('links to the other pages of the person when no release has their home', async () => {
  manifestStore.set({ source: 'person', manifest: { modules: [drills], switchedOff: [] } });
  signIn();
  await openPage({ descriptor, App: NoHomePage, address: '/dashboard' });
  expect(screen.getByRole('heading', { level: 1, name: 'Your dashboard is not here right now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Drills' }).getAttribute('href')).toBe('/drills');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
