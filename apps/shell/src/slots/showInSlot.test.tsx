import type { ManifestModule } from '@platform/contract';
import { defineModule, type PlatformModule } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { waitFor } from '@testing-library/dom';
import { useEffect, useState, type ComponentType } from 'react';
import { PlatformError } from '../platformError';
import { showInSlot, type SlotState, type SlotVisit } from './showInSlot';

const drills = { id: 'drills', version: '1.0.0' } as ManifestModule;
const moduleWith = (Card: ComponentType): PlatformModule =>
  defineModule({ descriptor: { id: 'drills', routes: [] }, App: () => null, slots: { 'dashboard.card': Card } });

let place: HTMLElement;
let states: SlotState[];
let errors: jest.SpyInstance;

beforeEach(() => {
  sessionStore.set({ status: 'signed-out' });
  place = document.body.appendChild(document.createElement('div'));
  states = [];
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  errors.mockRestore();
  jest.useRealTimers();
  document.body.replaceChildren();
});

const kinds = () => states.map(({ kind }) => kind);
const show = (load: SlotVisit['load'], module = drills) =>
  showInSlot({ module, slot: 'dashboard.card', place, load, onState: (state) => states.push(state) });
const failure = () => {
  const last = states.at(-1);
  if (last?.kind !== 'failed') throw new Error(`It has not failed: ${last?.kind}`);
  return last;
};

test('the card is drawn, and leaving takes it off with its timers', async () => {
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
  expect(place.textContent).toBe('six of seven');
  await waitFor(() => expect(running).toBe(1));
  leave();
  await waitFor(() => expect(place.childNodes).toHaveLength(0));
  expect(running).toBe(0);
});

test('code that cannot be loaded is a failure with its reason; Retry begins with fresh code', async () => {
  const asked: boolean[] = [];
  show(async (_module, fresh) => {
    asked.push(fresh);
    if (!fresh) throw new PlatformError('unreachable', 'The server could not be reached.');
    return moduleWith(() => 'back again');
  });
  await waitFor(() => expect(kinds()).toEqual(['loading', 'failed']));
  expect(failure().error).toMatchObject({ code: 'unreachable', message: 'The server could not be reached.' });
  expect(place.childNodes).toHaveLength(0);

  failure().retry();
  await waitFor(() => expect(kinds()).toEqual(['loading', 'failed', 'loading', 'mounted']));
  expect(asked).toEqual([false, true]);
  expect(place.textContent).toBe('back again');
});

test('a card that throws while it is drawn never counts as shown', async () => {
  show(async () =>
    moduleWith(() => {
      throw new Error('boom');
    }),
  );
  await waitFor(() => expect(kinds()).toEqual(['loading', 'failed']));
  expect(failure().error).toMatchObject({ code: 'crashed-rendering', message: 'It stopped working: boom' });
  await waitFor(() => expect(place.childNodes).toHaveLength(0));
});

describe('with a release before', () => {
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

  test('its card takes the place of one that throws, and from then on is the first that is asked for', async () => {
    const asked: string[] = [];
    const load: SlotVisit['load'] = async ({ version }) => {
      asked.push(version);
      return version === '0.9.0' ? moduleWith(() => 'as before') : broken();
    };
    const leave = show(load, withFallback('1.1.0'));
    await waitFor(() => expect(kinds()).toEqual(['loading', 'loading', 'mounted']));
    expect(place.textContent).toBe('as before');
    leave();
    show(load, withFallback('1.1.0'));
    await waitFor(() => expect(kinds().slice(3)).toEqual(['loading', 'mounted']));
    expect(asked).toEqual(['1.1.0', '0.9.0', '0.9.0']);
  });

  test('when that breaks as well, the reason is that of the release that people should have', async () => {
    show(async ({ version }) => {
      if (version === '0.9.0') return broken();
      throw new PlatformError('contract', 'It needs contract ^2.0.0, and this platform speaks 1.1.0.');
    }, withFallback('1.2.0'));
    await waitFor(() => expect(kinds()).toEqual(['loading', 'loading', 'failed']));
    expect(failure().error).toMatchObject({ code: 'contract' });
  });
});

test('a card that breaks later is taken off, and the one beside it stands', async () => {
  let breakIt = () => {};
  const beside = document.body.appendChild(document.createElement('div'));
  showInSlot({
    module: drills,
    slot: 'dashboard.card',
    place: beside,
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
  await waitFor(() => expect(place.childNodes).toHaveLength(0));
  expect(beside.textContent).toBe('the neighbour');
});

test('a module that has nothing for the slot says so', async () => {
  show(async () => defineModule({ descriptor: { id: 'drills', routes: [] }, App: () => null }));
  await waitFor(() => expect(kinds()).toEqual(['loading', 'failed']));
  expect(failure().error.message).toContain('It names the slot dashboard.card, and has nothing for it.');
});

test('a wait is named after a moment, and given up when nothing is ever drawn', async () => {
  jest.useFakeTimers();
  const silent: PlatformModule = { ...moduleWith(() => null), mountSlot: () => new Promise(() => {}) };
  show(async () => silent);
  await jest.advanceTimersByTimeAsync(2500);
  expect(states.at(-1)).toEqual({ kind: 'loading', slow: true });
  await jest.advanceTimersByTimeAsync(5500);
  expect(failure().error).toMatchObject({ code: 'timeout', message: 'Showing it took longer than 8 seconds.' });
});

test('whoever leaves before the code is there gets nothing drawn afterwards', async () => {
  let arrive = (_: PlatformModule) => {};
  const leave = show(() => new Promise((resolve) => (arrive = resolve)));
  leave();
  arrive(moduleWith(() => 'too late'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(place.childNodes).toHaveLength(0);
  expect(kinds()).toEqual(['loading']);
});

test('whoever has left hears nothing of the wait', async () => {
  jest.useFakeTimers();
  const leave = show(() => new Promise(() => {}));
  leave();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual([{ kind: 'loading', slow: false }]);
});
