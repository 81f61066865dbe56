import { queryClient } from '@platform/module-kit';
import { act, renderHook } from '@testing-library/react';
import { outletStore } from '../loading/frame/outletStore';
import { useFetchAhead } from './useFetchAhead';

let idle: (() => void) | undefined;
const load = jest.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue({});
  idle = undefined;
  outletStore.set({ kind: 'mounted' });
  // jsdom has neither.
  window.requestIdleCallback = (run) => {
    idle = () => run({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  window.cancelIdleCallback = () => (idle = undefined);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('fetches the code once, when the browser is idle', () => {
  const { rerender } = renderHook(() => useFetchAhead(load));
  expect(load).not.toHaveBeenCalled();
  idle?.();
  rerender();
  expect(load).toHaveBeenCalledTimes(1);
});

test('waits until the page shows its module and has read its rows', async () => {
  outletStore.set({ kind: 'loading', title: 'Training', slow: false });
  renderHook(() => useFetchAhead(load));
  expect(idle).toBeUndefined();
  act(() => outletStore.set({ kind: 'mounted' }));
  // The module begins to read before the browser is idle.
  let answer = (_rows: string[]) => {};
  const rows = new Promise<string[]>((resolve) => (answer = resolve));
  const reading = queryClient.fetchQuery({ queryKey: ['rows'], queryFn: () => rows });
  idle?.();
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    answer([]);
    await reading;
  });
  await act(() => new Promise((settled) => setTimeout(settled)));
  idle?.();
  expect(load).toHaveBeenCalledTimes(1);
});

test('fetches nothing after the component is unmounted', () => {
  renderHook(() => useFetchAhead(load)).unmount();
  idle?.();
  expect(load).not.toHaveBeenCalled();
});

test('waits a moment in a browser that does not report idle time', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  renderHook(() => useFetchAhead(load));
  expect(load).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
