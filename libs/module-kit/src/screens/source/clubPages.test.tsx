import { openPage, signIn, TEST_CLUB } from '../../testing';
import { SearchField } from '@platform/ui';
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { clubPages } from './clubPages';
import { demoClub, ownClub, type ClubSource } from './clubSource';
import { createSource } from './createSource';

const descriptor = { id: 'lockers', routes: [{ path: '/lockers' }, { path: '/demo/lockers' }] };
const sampleClub = { name: 'Sample Club', timeZone: 'UTC', season: '2025', clock: '2025-05-01T09:00:00-04:00' };
const { SourceProvider, useSource } = createSource<ClubSource>('lockers');
const loadDemo = jest.fn(async () => () => demoClub(sampleClub, '/demo/lockers'));
const { OwnClub, DemoClub } = clubPages({
  SourceProvider,
  own: (reader) => ownClub(reader, '/lockers'),
  demo: { path: '/demo/lockers/*', load: loadDemo },
  noClub: { title: 'Lockers', description: 'Who has which locker.', icon: 'users', shows: 'the lockers' },
});

let beganWithField = false;

function Page() {
  useLayoutEffect(() => {
    beganWithField = document.querySelector('input[type=search]') !== null;
  }, []);
  const { clubName, canManage, today } = useSource();
  return (
    <>
      <h1>{clubName}</h1>
      <p>{canManage ? 'You manage it' : 'You look at it'}</p>
      <p>{today()}</p>
      <SearchField label="Search" value="" onChange={() => undefined} />
    </>
  );
}

const App = () => (
  <Routes>
    <Route path="/lockers" element={<OwnClub />}>
      <Route index element={<Page />} />
    </Route>
    <Route path="/demo/lockers" element={<DemoClub />}>
      <Route index element={<Page />} />
    </Route>
  </Routes>
);

test('shows the sample club on its day when a visitor opens the demo', async () => {
  await openPage({ descriptor, App, address: '/demo/lockers' });
  await screen.findByRole('heading', { name: 'Sample Club' });
  screen.getByText('2025-05-01');
  // Not a placeholder, which would move the page as the field comes.
  expect(beganWithField).toBe(true);
  expect(loadDemo).toHaveBeenCalledTimes(1);
  loadDemo.mockClear();
});

test("shows a member's own club without fetching the demo", async () => {
  signIn({ role: 'manager' });
  await openPage({ descriptor, App, address: '/lockers' });
  await screen.findByRole('heading', { name: TEST_CLUB.name });
  screen.getByText('You manage it');
  expect(loadDemo).not.toHaveBeenCalled();
});

test('shows the page to members who do not manage the club', async () => {
  signIn({ role: 'user' });
  await openPage({ descriptor, App, address: '/lockers' });
  await screen.findByText('You look at it');
});

test('links to the demo when the person has no club', async () => {
  signIn({ role: 'super_admin', club: null });
  await openPage({ descriptor, App, address: '/lockers' });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the demo' });
  expect(new URL(link.href).pathname).toBe('/demo/lockers');
});
