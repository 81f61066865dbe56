import { createStore } from '@platform/session';
import { scrollWhenReady, type PageOutlet } from './scrollWhenReady';

// jsdom has no layout and no such observer.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

const outlet = createStore<ReturnType<PageOutlet['get']>>({ kind: 'loading' });

beforeEach(() => {
  jest.useFakeTimers();
  outlet.set({ kind: 'loading' });
});
afterEach(() => jest.useRealTimers());

test('scrolls when a slow module is finally mounted', async () => {
  const done = jest.fn();
  const scroll = jest.fn(() => outlet.get().kind === 'mounted');
  scrollWhenReady(outlet, scroll, done);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  outlet.set({ kind: 'mounted' });
  await jest.advanceTimersByTimeAsync(100);
  expect(scroll).toHaveLastReturnedWith(true);
  expect(done).toHaveBeenCalledTimes(1);
});

test('gives up four seconds after the module is mounted', async () => {
  const done = jest.fn();
  scrollWhenReady(outlet, () => false, done);
  outlet.set({ kind: 'mounted' });
  await jest.advanceTimersByTimeAsync(3900);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledTimes(1);
});

test('stops when the person scrolls', async () => {
  const done = jest.fn();
  const scroll = jest.fn(() => false);
  scrollWhenReady(outlet, scroll, done);
  window.dispatchEvent(new Event('wheel'));
  expect(done).toHaveBeenCalledTimes(1);
  scroll.mockClear();
  outlet.set({ kind: 'mounted' });
  await jest.advanceTimersByTimeAsync(100);
  expect(scroll).not.toHaveBeenCalled();
});
