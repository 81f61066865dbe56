import { sessionStore } from '@platform/session';
import { createFreezeGuard } from './createFreezeGuard';
import type { MarkedRelease } from './freeze';
import { beginLoading } from './loadingMark';

const MARK = 'platform-freeze-of-a-page';
const drills = { id: 'drills', version: '1.1.0' };
const lanes = { id: 'lanes', version: '2.0.0' };

/** Locks that pages hold; jsdom has none. */
const held = new Set<string>();
beforeAll(() => {
  sessionStore.set({ status: 'signed-out' });
  const request = async (name: string, _: object, work: () => Promise<void>) => {
    held.add(name);
    await work();
    held.delete(name);
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { value: { request, query } });
});
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function leaveMark(...releases: object[]): void {
  const marked = releases.map((release) => ({ phase: 'load', since: Date.now(), ...release }) as MarkedRelease);
  localStorage.setItem(MARK, JSON.stringify(marked));
}
const guard = () => createFreezeGuard(Object.keys(localStorage).filter((key) => key.startsWith('platform-freeze')));
const froze = { code: 'froze' };

test('skips a release for a day when the page froze while it loaded', async () => {
  leaveMark(drills);
  await expect((await guard()).admit(drills)).rejects.toMatchObject(froze);
  await expect((await guard()).admit(drills)).rejects.toMatchObject(froze);
  await expect((await guard()).admit({ ...drills, version: '1.2.0' })).resolves.toBeDefined();
  jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000 });
  await expect((await guard()).admit(drills)).resolves.toBeDefined();
});

test('opens a frozen release where no other one can come: without a network', async () => {
  leaveMark(drills);
  const guarding = await guard();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(guarding.admit(drills)).resolves.toBeDefined();
  onLine.mockRestore();
  await expect(guarding.admit(drills)).rejects.toMatchObject(froze);
});

test('tries a frozen release again when a person asks for it', async () => {
  leaveMark(drills);
  const guarding = await guard();
  guarding.forget(drills);
  await expect(guarding.admit(drills)).resolves.toBeDefined();
});

test('ignores the mark of an open page unless that page is frozen', async () => {
  held.add(MARK);
  leaveMark(drills);
  await expect((await guard()).admit(drills)).resolves.toBeDefined();
  expect(localStorage.getItem(MARK)).not.toBeNull();
  leaveMark({ ...drills, since: Date.now() - 60_000 });
  await expect((await guard()).admit(drills)).rejects.toMatchObject(froze);
  held.delete(MARK);
});

test('loads several suspects one by one until the frozen one is found or all work', async () => {
  leaveMark(drills, lanes);
  const guarding = await guard();
  const endFirst = await guarding.admit(drills);
  let isAdmitted = false;
  const second = guarding.admit(lanes).then((end) => {
    isAdmitted = true;
    return end;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isAdmitted).toBe(false);
  endFirst();
  (await second)();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('platform-freeze'))).toEqual([]);
});

describe('the mark of this page', () => {
  const marks = () => Object.entries(localStorage).filter(([key]) => key.startsWith('platform-freeze-'));
  const marked = () => JSON.parse(String(marks()[0]?.[1] ?? '[]')) as MarkedRelease[];

  test('marks what is loading and its phase, with a lock, until it is mounted', async () => {
    const loading = await beginLoading(drills);
    expect(marked()).toMatchObject([{ ...drills, phase: 'load' }]);
    expect([...held]).toEqual([marks()[0]?.[0]]);
    loading.reach('mount');
    expect(marked()).toMatchObject([{ ...drills, phase: 'mount' }]);
    jest.useFakeTimers();
    loading.end();
    jest.runAllTimers();
    expect(marks()).toEqual([]);
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    expect([...held]).toEqual([]);
  });

  test('removes the mark when the page is left or hidden', async () => {
    await beginLoading(drills);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(marks()).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(marked()).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(marks()).toEqual([]);
    hidden.mockRestore();
  });
});
