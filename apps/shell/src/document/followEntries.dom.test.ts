import type { ManifestModule } from '@platform/contract';
import { manifestStore, pageHistory } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { builtInModule } from '../manifest/builtInModule';
import { followScreens } from '../routing/screenStore';
import { followEntries } from './followEntries';
import { followInteractions } from './lastInteraction';

const moduleAt = (id: string) =>
  ({
    id,
    version: '7.0.0',
    descriptor: { title: id, nav: [], fills: {}, actions: [], routes: [{ path: `/${id}`, access: 'public' }] },
  }) as unknown as ManifestModule;

/** Slightly longer than the time for which an answer is reused. */
const LATER_MS = 6000;
let asked = 0;
let reloads = 0;
let newer = false;
let answerGiven: () => void = () => {};

beforeAll(() => {
  sessionStore.set({ status: 'signed-out' });
  manifestStore.set({
    source: 'page',
    manifest: { modules: [builtInModule, moduleAt('drills'), moduleAt('lanes')], switchedOff: [] },
  });
  pageHistory.push('/drills');
  followScreens();
  followInteractions();
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  followEntries({
    async askForNewer() {
      asked += 1;
      await new Promise<void>((resolve) => (answerGiven = resolve));
      return newer;
    },
    reload: () => void (reloads += 1),
  });
});
let clock = 1000;
beforeEach(() => {
  clock += LATER_MS;
  asked = reloads = 0;
  newer = true;
});

async function answer(): Promise<void> {
  answerGiven();
  await new Promise((resolve) => setTimeout(resolve));
}

test('loads the newer release with a new page when a person goes to a module', async () => {
  pageHistory.push('/lanes');
  await answer();
  expect([asked, reloads]).toEqual([1, 1]);
});

test('keeps the release while a person moves within a module, and reuses a fresh answer', async () => {
  pageHistory.push('/lanes/4');
  await answer();
  expect([asked, reloads]).toEqual([0, 0]);
  pageHistory.push('/drills');
  await answer();
  pageHistory.push('/lanes');
  await answer();
  expect([asked, reloads]).toEqual([1, 1]);
});

test('loads nothing when there is no newer release', async () => {
  newer = false;
  pageHistory.push('/drills');
  await answer();
  expect([asked, reloads]).toEqual([1, 0]);
});

test('does not interrupt a person who has started to type or has left again', async () => {
  pageHistory.push('/lanes');
  document.dispatchEvent(Object.defineProperty(new Event('keydown'), 'timeStamp', { value: clock + 1 }));
  await answer();
  expect([asked, reloads]).toEqual([1, 0]);
  clock += LATER_MS;
  pageHistory.push('/drills');
  pageHistory.push('/lanes');
  await answer();
  expect([asked, reloads]).toEqual([2, 0]);
});
