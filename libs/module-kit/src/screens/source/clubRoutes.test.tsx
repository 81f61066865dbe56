import { Route, Routes } from '@platform/module-kit';
import { screen } from '@testing-library/react';
import { loadPagesAt } from '../../navigation/lazyPage';
import { openPage, signIn, TEST_CLUB } from '../../testing';
import { clubRoutes } from './clubRoutes';
import { demoClub, ownClub, type ClubSource } from './clubSource';
import { createSource } from './createSource';

const descriptor = { id: 'lockers', routes: [{ path: '/lockers' }, { path: '/demo/lockers' }] };
const sampleClub = { name: 'Sample Club', timeZone: 'UTC', season: '2025', clock: '2025-05-01T09:00:00-04:00' };
const { SourceProvider, useSource } = createSource<ClubSource>('lockers');

/** What was fetched, in its order. */
const fetched: string[] = [];
const fetching = <Code,>(name: string, code: Code) => {
  return async () => {
    fetched.push(name);
    return code;
  };
};

const pageNamed = (name: string) =>
  fetching(name, () => (
    <h1>
      {name} of {useSource().clubName}
    </h1>
  ));

const lockers = clubRoutes({
  SourceProvider,
  own: { path: '/lockers', load: fetching('own source', (reader) => ownClub(reader, '/lockers')) },
  demo: { path: '/demo/lockers', load: fetching('demo source', () => demoClub(sampleClub, '/demo/lockers')) },
  noClub: { title: 'Lockers', description: 'Who has which locker.', icon: 'users', shows: 'the lockers' },
  first: pageNamed('Lockers'),
  below: { keys: pageNamed('Keys') },
  belowDemo: { tour: pageNamed('Tour') },
});

const App = () => (
  <Routes>
    {lockers}
    <Route path="*" element={<h1>No page</h1>} />
  </Routes>
);

const open = (address: string) => openPage({ descriptor, App, address });

test.each([
  ['/lockers', `Lockers of ${TEST_CLUB.name}`],
  ['/lockers/keys', `Keys of ${TEST_CLUB.name}`],
  ['/demo/lockers', 'Lockers of Sample Club'],
  ['/demo/lockers/keys', 'Keys of Sample Club'],
  ['/demo/lockers/tour', 'Tour of Sample Club'],
])('shows the page at %s', async (address, heading) => {
  signIn();
  await open(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

test.each(['/lockers/tour', '/lockers/keys/1', '/demo/lockers/elsewhere'])('has no page at %s', async (address) => {
  signIn();
  await open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'No page' })).toBeTruthy();
});

test('links to the demo when the person has no club', async () => {
  signIn({ role: 'super_admin', club: null });
  await open('/lockers/keys');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the demo' });
  expect(new URL(link.href).pathname).toBe('/demo/lockers');
});

test('fetches a page with its source, and no other page', async () => {
  fetched.length = 0;
  clubRoutes({
    SourceProvider,
    own: { path: '/towels', load: fetching('own source', (reader) => ownClub(reader, '/towels')) },
    demo: { path: '/demo/towels', load: fetching('demo source', () => demoClub(sampleClub, '/demo/towels')) },
    noClub: { title: 'Towels', description: 'Who has which towel.', icon: 'users', shows: 'the towels' },
    first: pageNamed('Towels'),
    below: { wash: pageNamed('Wash') },
  });
  await loadPagesAt('/towels/wash');
  expect(fetched).toEqual(['own source', 'Wash']);
});
