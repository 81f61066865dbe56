import { renderHook, waitFor } from '@testing-library/react';
import { useIsPainted } from './useIsPainted';

afterEach(() => jest.restoreAllMocks());

test('is true only in a task after the frame of the first render', async () => {
  let paint: FrameRequestCallback = () => {};
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    paint = callback;
    return 1;
  });
  const { result } = renderHook(() => useIsPainted());
  expect(result.current).toBe(false);
  paint(0);
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
});

test('does not wait for a page in the background', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const { result } = renderHook(() => useIsPainted());
  await waitFor(() => expect(result.current).toBe(true));
});
