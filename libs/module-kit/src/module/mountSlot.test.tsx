import { sessionStore } from '@platform/session';
import { waitFor } from '@testing-library/dom';
import { lazy, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { defineModule } from './defineModule';
import { pageHistory } from '../navigation/pageHistory';

const own = { id: 'drills', routes: [{ path: '/drills' }] };
const descriptor = { ...own, fills: { 'dashboard.card': { order: 10 } } };
const App = () => <p>the pages</p>;

function place(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

beforeEach(() => {
  document.body.replaceChildren();
  sessionStore.set({ status: 'signed-out' });
  pageHistory.push('/home');
});

test('renders a filling on another module’s page with the shared history, and cleans up', async () => {
  let timers = 0;
  function Card() {
    useEffect(() => {
      timers += 1;
      return () => void (timers -= 1);
    }, []);
    return <Link to="/drills">{useLocation().pathname}</Link>;
  }
  const drills = defineModule({ descriptor, App, slots: { 'dashboard.card': Card } });
  const element = place();
  await drills.mountSlot('dashboard.card', { domElement: element, onCrash: fail });
  expect(element.textContent).toBe('/home');
  element.querySelector('a')?.click();
  await waitFor(() => expect(window.location.pathname).toBe('/drills'));

  await waitFor(() => expect(timers).toBe(1));
  await drills.unmount({ domElement: element });
  expect(element.childNodes).toHaveLength(0);
  expect(timers).toBe(0);
});

test('renders once its own code has arrived', async () => {
  let arrive = () => {};
  const code = new Promise<{ default: () => string }>((resolve) => {
    arrive = () => resolve({ default: () => 'six of seven' });
  });
  const Card = lazy(() => code);
  const drills = defineModule({ descriptor, App, slots: { 'dashboard.card': Card } });
  const element = place();
  const rendered = jest.fn();
  const mounting = drills.mountSlot('dashboard.card', { domElement: element, onCrash: fail }).then(rendered);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(rendered).not.toHaveBeenCalled();
  arrive();
  await mounting;
  expect(element.textContent).toBe('six of seven');
});

test('hands an error during rendering to the shell, without effect on other roots', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const crashes: string[] = [];
  const broken = defineModule({
    descriptor,
    App,
    slots: {
      'dashboard.card': () => {
        throw new Error('boom');
      },
    },
  });
  const page = place();
  await broken.mount({ domElement: page, onCrash: fail });
  const onCrash = ({ message }: Error) => crashes.push(message);
  await broken.mountSlot('dashboard.card', { domElement: place(), onCrash });
  expect(crashes).toEqual(['boom']);
  expect(page.textContent).toBe('the pages');
  errors.mockRestore();
});

test('fails when a module names a slot and has no filling for it', async () => {
  const drills = defineModule({ descriptor: own, App });
  await expect(drills.mountSlot('dashboard.card', { domElement: place(), onCrash: fail })).rejects.toThrow(
    'It names the slot dashboard.card, and has nothing for it.',
  );
});

test('hands over what the slot gives', async () => {
  const Person = ({ staffId }: { staffId: string }) => `training of ${staffId}`;
  const drills = defineModule({
    descriptor: { ...own, fills: { 'staff.drawer': { order: 10 } } },
    App,
    slots: { 'staff.drawer': Person },
  });
  const element = place();
  await drills.mountSlot('staff.drawer', { domElement: element, props: { staffId: 'ana' }, onCrash: fail });
  expect(element.textContent).toBe('training of ana');
});

describe('a slot that asks for an answer', () => {
  const asking = { ...own, fills: { 'palette.search': { order: 10 }, 'dashboard.card': { order: 10 } } };
  const drills = defineModule({
    descriptor: asking,
    App,
    slots: {
      'palette.search': { load: async () => async (props: { query: string }) => [`drill ${props.query}`] },
      'dashboard.card': App,
    },
  });

  test('gets the function that the module has for it', async () => {
    const answer = await drills.loadAnswer('palette.search');
    expect(await answer({ query: 'rescue' })).toEqual(['drill rescue']);
  });

  test('is distinguished from a slot that shows a component', async () => {
    await expect(drills.loadAnswer('dashboard.card')).rejects.toThrow('and has no answer for it');
    const mounting = drills.mountSlot('palette.search', { domElement: place(), onCrash: fail });
    await expect(mounting).rejects.toThrow('and has nothing for it');
  });
});

// The compiler reads these: `publish` checks the types of a module before it builds it.
test('takes exactly one filling for each slot that module.json names', () => {
  // @ts-expect-error -- module.json names dashboard.card, and nothing fills it.
  defineModule({ descriptor, App });
  // @ts-expect-error -- dashboard.card is missing.
  defineModule({ descriptor, App, slots: {} });
  // @ts-expect-error -- module.json does not name staff.drawer.
  defineModule({ descriptor, App, slots: { 'dashboard.card': App, 'staff.drawer': App } });
  // @ts-expect-error -- module.json names no slot at all.
  defineModule({ descriptor: own, App, slots: { 'dashboard.card': App } });
  expect(defineModule({ descriptor, App, slots: { 'dashboard.card': App } }).id).toBe('drills');
});

function fail(error: Error): never {
  throw error;
}
