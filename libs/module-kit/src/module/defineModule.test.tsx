import { sessionStore } from '@platform/session';
import { waitFor } from '@testing-library/dom';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { defineModule } from './defineModule';
import { lazyPage } from '../navigation/lazyPage';
import { pageHistory } from '../navigation/pageHistory';
import { useIsHydrated } from '../navigation/useIsHydrated';

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
  sessionStore.set({ status: 'signed-out' });
  pageHistory.push('/drills');
});

test('reports an error of a page once, in its own words', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  let isFirst = true;
  const shaky = defineModule({
    descriptor,
    App: () => {
      const threw = isFirst;
      isFirst = false;
      if (threw) throw new Error('boom');
      return <p>Drills</p>;
    },
  });
  const element = place();
  await shaky.mount({ domElement: element, onCrash: fail });
  expect(element.textContent).toBe('Drills');
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ message: 'boom' })]]);
  await shaky.unmount({ domElement: element });
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

test('hands an error during rendering to the shell once', async () => {
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

test('reports an error of a cleanup during unmount', async () => {
  let cleanups = 0;
  const stubborn = defineModule({
    descriptor,
    App: () => {
      useEffect(
        () => () => {
          // Strict mode tries every cleanup once, right after the first rendering.
          if (cleanups++ > 0) throw new Error('still busy');
        },
        [],
      );
      return 'lanes';
    },
  });
  const element = place();
  await stubborn.mount({ domElement: element, onCrash: fail });
  await waitFor(() => expect(element.textContent).toBe('lanes'));
  await expect(stubborn.unmount({ domElement: element })).rejects.toThrow('still busy');
  expect(element.textContent).toBe('');
});

describe('a page that came with its markup', () => {
  function Letter() {
    const [text, setText] = useState('');
    const [copy, setCopy] = useState(false);
    const [topic, setTopic] = useState('');
    const canSend = useIsHydrated();
    return (
      <form>
        <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
        <input type="checkbox" checked={copy} onChange={(event) => setCopy(event.target.checked)} />
        <select value={topic} onChange={(event) => setTopic(event.target.value)}>
          <option value="">Choose</option>
          <option value="pool">Pool</option>
        </select>
        <output>{[text, copy, topic].join()}</output>
        <button disabled={!canSend}>Send</button>
      </form>
    );
  }
  const letter = defineModule({ descriptor, App: Letter });

  function compose(pathname = '/drills'): HTMLElement {
    const element = place();
    element.innerHTML = renderToString(letter.render(pathname), { identifierPrefix: 'drills-' });
    return element;
  }

  test('hydrates without an error', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const element = compose();
    const button = element.querySelector('button');
    expect(button?.disabled).toBe(true);
    await letter.mount({ domElement: element, hydrate: true, onCrash: fail });
    await waitFor(() => expect(button?.disabled).toBe(false));
    expect(element.querySelector('button')).toBe(button);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    await letter.unmount({ domElement: element });
  });

  test('keeps what was entered before its code arrived', async () => {
    const element = compose();
    const [text, box] = element.querySelectorAll('input');
    const select = element.querySelector('select');
    if (!text || !box || !select) throw new Error('the form is incomplete');
    text.value = 'Hello';
    text.focus();
    text.setSelectionRange(1, 3);
    box.checked = true;
    select.value = 'pool';
    await letter.mount({ domElement: element, hydrate: true, onCrash: fail });
    await waitFor(() => expect(element.querySelector('output')?.textContent).toBe('Hello,true,pool'));
    expect([text.value, box.checked, select.value]).toEqual(['Hello', true, 'pool']);
    expect([document.activeElement, text.selectionStart, text.selectionEnd]).toEqual([text, 1, 3]);
    await letter.unmount({ domElement: element });
  });

  test.each([true, false])('repeats the last press once, when it hydrates: %s', async (hydrate) => {
    function Counter() {
      const [count, setCount] = useState(0);
      return (
        <p>
          <button>Other</button>
          <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
        </p>
      );
    }
    const counter = defineModule({ descriptor, App: Counter });
    const element = place();
    element.innerHTML = renderToString(counter.render('/drills'), { identifierPrefix: 'drills-' });
    Object.assign(window, { pressedLast: element.querySelectorAll('button')[1] });
    await counter.mount({ domElement: element, hydrate, onCrash: fail });
    await waitFor(() => expect(element.textContent).toContain('Pressed 1 times'));
    await counter.unmount({ domElement: element });
    expect(window).toMatchObject({ pressedLast: null });
  });

  test('reports nothing when it is unmounted before hydration', async () => {
    const reported = jest.fn();
    globalThis.reportError = reported;
    const element = compose();
    const mounted = letter.mount({ domElement: element, hydrate: true, onCrash: fail });
    // React knows the element from then on, and renders in a task of its own.
    while (!Object.keys(element).some((key) => key.startsWith('__reactContainer'))) await Promise.resolve();
    await letter.unmount({ domElement: element });
    await mounted;
    expect(element.textContent).toBe('');
    expect(reported).not.toHaveBeenCalled();
  });

  test('hydrates at the prerendered address, then follows the person to the current one', async () => {
    const reported = jest.fn();
    globalThis.reportError = reported;
    const drills = defineModule({ descriptor, App });
    const element = place();
    element.innerHTML = renderToString(drills.render('/drills'), { identifierPrefix: 'drills-' });
    const mounted = drills.mount({ domElement: element, hydrate: true, onCrash: fail });
    pageHistory.push('/drills/7');
    await mounted;
    await waitFor(() => expect(element.querySelector('output')?.textContent).toBe('/drills/7'));
    expect(reported).not.toHaveBeenCalled();
    await drills.unmount({ domElement: element });
  });

  test('does not hydrate after it was unmounted while its code loaded', async () => {
    let arrive = (_page: typeof Letter) => {};
    const code = new Promise<typeof Letter>((resolve) => (arrive = resolve));
    const LatePage = lazyPage('/drills', () => code);
    const late = defineModule({ descriptor, App: LatePage });
    const element = compose();
    const mounted = late.mount({ domElement: element, hydrate: true, onCrash: fail });
    await late.unmount({ domElement: element });
    arrive(Letter);
    await mounted;
    expect(Object.keys(element).filter((key) => key.startsWith('__reactContainer'))).toEqual([]);
    expect(element.querySelector('button')?.disabled).toBe(true);
  });

  test('renders anew when hydration is not asked for', async () => {
    const element = compose();
    const before = element.querySelector('button');
    await letter.mount({ domElement: element, onCrash: fail });
    expect(element.querySelectorAll('button')).toHaveLength(1);
    expect(element.querySelector('button')).not.toBe(before);
    await letter.unmount({ domElement: element });
  });

  test('keeps entered values and the cursor when it renders anew', async () => {
    const element = compose();
    const [text, box] = element.querySelectorAll('input');
    const select = element.querySelector('select');
    if (!text || !box || !select) throw new Error('the form is incomplete');
    text.value = 'Hello';
    text.focus();
    text.setSelectionRange(2, 2);
    box.checked = true;
    select.value = 'pool';
    await letter.mount({ domElement: element, onCrash: fail });
    await waitFor(() => expect(element.querySelector('output')?.textContent).toBe('Hello,true,pool'));
    const rendered = element.querySelector('input');
    expect(rendered).not.toBe(text);
    expect(document.activeElement).toBe(rendered);
    expect(rendered?.selectionStart).toBe(2);
    await letter.unmount({ domElement: element });
  });

  test('applies a query and a hash only after hydration, because they were unknown before', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const search = defineModule({ descriptor, App: () => <p>{useLocation().search || 'no query'}</p> });
    const element = place();
    element.innerHTML = renderToString(search.render('/drills'), { identifierPrefix: 'drills-' });
    expect(element.textContent).toBe('no query');
    pageHistory.push('/drills?week=2#top');
    await search.mount({ domElement: element, hydrate: true, onCrash: fail });
    await waitFor(() => expect(element.textContent).toBe('?week=2'));
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    await search.unmount({ domElement: element });
  });
});

function fail(error: Error): never {
  throw error;
}
