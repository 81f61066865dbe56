import { renderHook } from '@testing-library/react';
import { useFetchAhead } from './useFetchAhead';

let idle: (() => void) | undefined;
const load = jest.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue({});
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

test('code is fetched when the browser is idle, once, and not before', () => {
  const { rerender } = renderHook(() => useFetchAhead(load));
  expect(load).not.toHaveBeenCalled();
  idle?.();
  rerender();
  expect(load).toHaveBeenCalledTimes(1);
});

test('nothing is fetched any more for what has gone', () => {
  renderHook(() => useFetchAhead(load)).unmount();
  idle?.();
  expect(load).not.toHaveBeenCalled();
});

test('a browser that does not tell when it is idle is left alone for a moment', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  renderHook(() => useFetchAhead(load));
  expect(load).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
