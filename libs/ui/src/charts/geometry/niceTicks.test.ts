import fc from 'fast-check';
import { distinctTicks, niceTicks } from './niceTicks';

test.each([
  [0, 84, [0, 25, 50, 75, 100]],
  [0, 5, [0, 2, 4, 6]],
  [0, 4, [0, 1, 2, 3, 4]],
  [0, 2640, [0, 1000, 2000, 3000]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [-2.7, 4, [-4, -2, 0, 2, 4]],
  [0, 0, [0, 0.25]],
])('from %p to %p: %p', (low, high, ticks) => {
  expect(niceTicks(low, high)).toEqual(ticks);
});

test.each([
  [1, ['0 ms', '1 ms']],
  [0, ['0 ms', '1 ms']],
  [2, ['0 ms', '1 ms', '2 ms']],
  [640, ['0 ms', '250 ms', '500 ms', '750 ms']],
])('labels each tick up to %d milliseconds differently', (high, words) => {
  const inWords = (tick: number) => `${Math.round(tick)} ms`;
  expect(distinctTicks(0, high, 4, inWords).map(inWords)).toEqual(words);
});

test('spaces few ticks evenly around all values', () => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(value, value, (a, b) => {
      fc.pre(Math.abs(a - b) > 1e-3);
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const ticks = niceTicks(low, high);
      const slack = (high - low) * 1e-6;
      expect(ticks[0]).toBeLessThanOrEqual(low + slack);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high - slack);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const [index, tick] of ticks.entries()) if (index > 0) expect(tick).toBeGreaterThan(ticks[index - 1] ?? 0);
    }),
  );
});
