const MINUTE_MS = 60_000;

/**
 * The numbers from `first` to `last`. Before it gives one, it says on the terminal which round begins, and from the second
 * on about how many minutes are left: some benchmarks take half an hour.
 */
export function* announcedRounds(first: number, last: number): Generator<number> {
  const start = performance.now();
  for (let round = first; round <= last; round += 1) {
    const done = round - first;
    const total = last - first + 1;
    const left = ((performance.now() - start) / done) * (total - done);
    const wait = done === 0 ? '' : `, about ${Math.max(1, Math.round(left / MINUTE_MS))} min left`;
    console.error(`Round ${done + 1} of ${total}${wait}`);
    yield round;
  }
}
