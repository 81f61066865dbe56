import { sessionStore } from '@platform/session';
import { waitFor } from '@testing-library/dom';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { defineModule } from './defineModule';
import { pageHistory } from './pageHistory';

const descriptor = { id: 'drills', routes: [{ path: '/drills' }] };

function place(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

function App() {
  return (
    <Routes>
      <Route path="/drills">
        <Route index element={<Link to="7">seven</Link>} />
        <Route
          path=":id"
          element={
            <>
              <Address />
              <Link to="/elsewhere">leave</Link>
            </>
          }
        />
      </Route>
    </Routes>
  );
}

beforeEach(() => {
  document.body.replaceChildren();
  sessionStore.set({ status: 'signed-out', onRequest: false });
  pageHistory.push('/drills');
});

test('mounts when committed, follows the one history, and leaves nothing behind', async () => {
  const element = place();
  const drills = defineModule({ descriptor, App });
  await drills.mount({ domElement: element, onCrash: fail });
  expect(element.textContent).toBe('seven');

  element.querySelector('a')?.click();
  await waitFor(() => expect(element.querySelector('output')?.textContent).toBe('/drills/7'));
  expect(window.location.pathname).toBe('/drills/7');

  await drills.unmount({ domElement: element });
  expect(element.textContent).toBe('');
});

test('keeps its own last address while the page leaves it', async () => {
  const element = place();
  const drills = defineModule({ descriptor, App });
  pageHistory.push('/drills/7');
  await drills.mount({ domElement: element, onCrash: fail });
  pageHistory.push('/elsewhere');
  await waitFor(() => expect(window.location.pathname).toBe('/elsewhere'));
  expect(element.querySelector('output')?.textContent).toBe('/drills/7');
  await drills.unmount({ domElement: element });
});

test('hands what it throws while rendering to the shell, once', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const crashes: Error[] = [];
  const broken = defineModule({
    descriptor,
    App: () => {
      throw new Error('boom');
    },
  });
  await broken.mount({ domElement: place(), onCrash: (error) => crashes.push(error) });
  expect(crashes.map(({ message }) => message)).toEqual(['boom']);
  errors.mockRestore();
});

function fail(error: Error): never {
  throw error;
}
