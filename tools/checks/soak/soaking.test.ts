import { repeats } from './soaking';

const { SOAK } = process.env;
afterEach(() => {
  process.env.SOAK = SOAK ?? '';
});

test.each([
  ['1', 25],
  ['', 5],
])('with SOAK=%j repeats %i times', (soak, times) => {
  process.env.SOAK = soak;
  expect(repeats({ inGate: 5, often: 25 })).toBe(times);
});
