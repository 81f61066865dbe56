import { supabase, useAuth, usePermissions } from '@platform/session';
import { screen } from '@testing-library/react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { dataOf } from '../data/dataErrors';
import { useQuery } from '../data/useQuery';
import { openPage } from './openPage';
import { serveRows } from './serveRows';
import { signIn, TEST_CLUB } from './signIn';

const descriptor = { id: 'people', routes: [{ path: '/people' }] };
const server = serveRows({ 'GET staff': [{ name: 'Maya Torres' }] });

function People() {
  const { club } = useAuth();
  const { can } = usePermissions();
  const [address] = useSearchParams();
  const people = useQuery({
    queryKey: ['people'],
    queryFn: async () => dataOf((await supabase()).from('staff').select('name'), 'Failed to fetch people'),
  });
  return (
    <>
      <h1>{club?.name}</h1>
      <p>Tab {address.get('tab')}</p>
      {can('export_data') && <button>Export</button>}
      {people.data?.map(({ name }) => (
        <p key={name}>{name}</p>
      ))}
    </>
  );
}

const App = () => (
  <Routes>
    <Route path="/people" element={<People />} />
  </Routes>
);

test('opens a page with its person, club, permissions, address and rows', async () => {
  signIn({ permissions: ['export_data'] });
  await openPage({ descriptor, App, address: '/people?tab=mine' });
  screen.getByRole('heading', { name: TEST_CLUB.name });
  screen.getByText('Tab mine');
  screen.getByRole('button', { name: 'Export' });
  await screen.findByText('Maya Torres');
  expect(server.received.map(({ call }) => call)).toEqual(['GET staff']);
});

test('drops answers of an earlier test, and hides what the person was not granted', async () => {
  server.answers['GET staff'] = [{ status: 200, json: [{ name: 'Leah Goldberg' }] }];
  signIn();
  await openPage({ descriptor, App, address: '/people' });
  await screen.findByText('Leah Goldberg');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
