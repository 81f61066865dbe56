import { outletStore } from '../loading/frame/outletStore';
import { scrollWhenReady } from './scrollWhenReady';

// jsdom has no layout and no such observer.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

beforeEach(() => {
  jest.useFakeTimers();
  outletStore.set({ kind: 'loading', title: 'Drills', slow: false });
});
afterEach(() => jest.useRealTimers());

test('scrolls when a slow module is finally mounted', async () => {
  const done = jest.fn();
  const scroll = jest.fn(() => outletStore.get().kind === 'mounted');
  scrollWhenReady(scroll, done);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  outletStore.set({ kind: 'mounted' });
  await jest.advanceTimersByTimeAsync(100);
  expect(scroll).toHaveLastReturnedWith(true);
  expect(done).toHaveBeenCalledTimes(1);
});

test('gives up four seconds after the module is mounted', async () => {
  const done = jest.fn();
  scrollWhenReady(() => false, done);
  outletStore.set({ kind: 'mounted' });
  await jest.advanceTimersByTimeAsync(3900);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledTimes(1);
});

test('stops when the person scrolls', async () => {
  const done = jest.fn();
  const scroll = jest.fn(() => false);
  scrollWhenReady(scroll, done);
  window.dispatchEvent(new Event('wheel'));
  expect(done).toHaveBeenCalledTimes(1);
  scroll.mockClear();
  outletStore.set({ kind: 'mounted' });
  await jest.advanceTimersByTimeAsync(100);
  expect(scroll).not.toHaveBeenCalled();
});
