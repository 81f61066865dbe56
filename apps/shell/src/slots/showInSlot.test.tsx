import type { ManifestModule } from '@platform/contract';
import { defineModule, type PlatformModule } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { waitFor } from '@testing-library/dom';
import { useEffect, useState, type ReactNode } from 'react';
import { PlatformError } from '../platformError';
import type { ViewState } from '../loading/frame/mountTarget';
import { showInSlot, type LoadCode } from './showInSlot';

const drills = { id: 'drills', version: '1.0.0' } as ManifestModule;
const moduleWith = (Card: () => ReactNode): PlatformModule =>
  defineModule({
    descriptor: { id: 'drills', routes: [], fills: { 'dashboard.card': { order: 10 } } },
    App: () => null,
    slots: { 'dashboard.card': Card },
  });

let outer: HTMLElement;
let states: ViewState[];
let errors: jest.SpyInstance;

beforeEach(() => {
  sessionStore.set({ status: 'signed-out' });
  outer = document.body.appendChild(document.createElement('div'));
  states = [];
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  errors.mockRestore();
  jest.useRealTimers();
  document.body.replaceChildren();
});

const kinds = () => states.map(({ kind }) => kind);
const show = (load: LoadCode, module = drills) =>
  showInSlot({
    module,
    slot: 'dashboard.card',
    props: async () => ({}),
    element: outer,
    load,
    onState: (state) => states.push(state),
  });
const failure = () => {
  const last = states.at(-1);
  if (last?.kind !== 'failed') throw new Error(`It has not failed: ${last?.kind}`);
  return last;
};

test('renders the card, and unmounts it with its timers on leaving', async () => {
  let running = 0;
  const leave = show(async () =>
    moduleWith(() => {
      useEffect(() => {
        running += 1;
        return () => void (running -= 1);
      }, []);
      return 'six of seven';
    }),
  );
  await waitFor(() => expect(kinds()).toEqual(['loading', 'mounted']));
  expect(outer.textContent).toBe('six of seven');
  await waitFor(() => expect(running).toBe(1));
  leave();
  await waitFor(() => expect(outer.childNodes).toHaveLength(0));
  expect(running).toBe(0);
});

test('gives the reason when code cannot be loaded, and retries with fresh code', async () => {
  const asked: boolean[] = [];
  show(async (_module, fresh) => {
    asked.push(fresh);
    if (!fresh) throw new PlatformError('unreachable', 'The server could not be reached.');
    return moduleWith(() => 'back again');
  });
  await waitFor(() => expect(kinds()).toEqual(['loading', 'failed']));
  expect(failure().error).toMatchObject({ code: 'unreachable', message: 'The server could not be reached.' });
  expect(outer.childNodes).toHaveLength(0);

  failure().retry();
  await waitFor(() => expect(kinds()).toEqual(['loading', 'failed', 'loading', 'mounted']));
  expect(asked).toEqual([false, true]);
  expect(outer.textContent).toBe('back again');
});

test('never counts a card that throws while it renders as mounted', async () => {
  show(async () =>
    moduleWith(() => {
      throw new Error('boom');
    }),
  );
  await waitFor(() => expect(kinds()).toEqual(['loading', 'failed']));
  expect(failure().error).toMatchObject({ code: 'crashed-rendering', message: 'It stopped working: boom' });
  await waitFor(() => expect(outer.childNodes).toHaveLength(0));
});

describe('with a previous release', () => {
  const withFallback = (version: string): ManifestModule => ({
    ...drills,
    version,
    descriptor: { contract: '^1.0.0' } as ManifestModule['descriptor'],
    fallback: { version: '0.9.0', contract: '^1.0.0', entry: { file: '', integrity: '' }, global: '', preload: [] },
  });
  const broken = () =>
    moduleWith(() => {
      throw new Error('boom');
    });

  test('shows the fallback of a release that throws, and starts with the fallback next time', async () => {
    const asked: string[] = [];
    const load: LoadCode = async ({ version }) => {
      asked.push(version);
      return version === '0.9.0' ? moduleWith(() => 'as before') : broken();
    };
    const leave = show(load, withFallback('1.1.0'));
    await waitFor(() => expect(kinds()).toEqual(['loading', 'loading', 'mounted']));
    expect(outer.textContent).toBe('as before');
    leave();
    show(load, withFallback('1.1.0'));
    await waitFor(() => expect(kinds().slice(3)).toEqual(['loading', 'mounted']));
    expect(asked).toEqual(['1.1.0', '0.9.0', '0.9.0']);
  });

  test('gives the reason of the current release when its fallback fails too', async () => {
    show(async ({ version }) => {
      if (version === '0.9.0') return broken();
      throw new PlatformError('contract', 'It needs contract ^2.0.0, and this platform speaks 1.1.0.');
    }, withFallback('1.2.0'));
    await waitFor(() => expect(kinds()).toEqual(['loading', 'loading', 'failed']));
    expect(failure().error).toMatchObject({ code: 'contract' });
  });
});

test('removes a card that breaks later, and keeps the one beside it', async () => {
  let breakIt = () => {};
  const beside = document.body.appendChild(document.createElement('div'));
  showInSlot({
    module: drills,
    slot: 'dashboard.card',
    props: async () => ({}),
    element: beside,
    load: async () => moduleWith(() => 'the neighbour'),
    onState: () => {},
  });
  show(async () =>
    moduleWith(() => {
      const [broken, setBroken] = useState(false);
      breakIt = () => setBroken(true);
      if (broken) throw new Error('too late');
      return 'fine';
    }),
  );
  await waitFor(() => expect(kinds()).toEqual(['loading', 'mounted']));
  breakIt();
  await waitFor(() => expect(kinds()).toEqual(['loading', 'mounted', 'failed']));
  await waitFor(() => expect(outer.childNodes).toHaveLength(0));
  expect(beside.textContent).toBe('the neighbour');
});

test('says so when a module has nothing for the slot', async () => {
  show(async () => defineModule({ descriptor: { id: 'drills', routes: [] }, App: () => null }));
  await waitFor(() => expect(kinds()).toEqual(['loading', 'failed']));
  expect(failure().error.message).toContain('It names the slot dashboard.card, and has nothing for it.');
});

test('reports a wait after a moment, and gives up when nothing ever renders', async () => {
  jest.useFakeTimers();
  const silent: PlatformModule = { ...moduleWith(() => null), mountSlot: () => new Promise(() => {}) };
  show(async () => silent);
  await jest.advanceTimersByTimeAsync(2500);
  expect(states.at(-1)).toMatchObject({ kind: 'loading', slow: true });
  await jest.advanceTimersByTimeAsync(5500);
  expect(failure().error).toMatchObject({ code: 'timeout', message: 'Showing it took longer than 8 seconds.' });
});

test('shows nothing when the person leaves before the code arrives', async () => {
  let arrive: ((module: PlatformModule) => void) | undefined;
  const leave = show(() => new Promise((resolve) => (arrive = resolve)));
  await waitFor(() => expect(arrive).toBeDefined());
  leave();
  arrive?.(moduleWith(() => 'too late'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(outer.childNodes).toHaveLength(0);
  expect(kinds()).toEqual(['loading']);
});

test('loads nothing when the person leaves at once', async () => {
  const load = jest.fn(() => new Promise<PlatformModule>(() => {}));
  show(load)();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(load).not.toHaveBeenCalled();
  expect(states).toEqual([]);
});

test('stays silent about a slow module after the person has left', async () => {
  jest.useFakeTimers();
  const leave = show(() => new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(100);
  leave();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(states).toMatchObject([{ kind: 'loading', slow: false }]);
});
