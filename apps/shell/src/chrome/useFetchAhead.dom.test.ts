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

test('fetches the code once, when the browser is idle', () => {
  const { rerender } = renderHook(() => useFetchAhead(load));
  expect(load).not.toHaveBeenCalled();
  idle?.();
  rerender();
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
