import { pools } from '@platform/database/refusals/pools';

const MOST = 12;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Times of a day (`HH:MM`), the earliest first. */
export const inTimeOrder = (times: readonly string[]): string[] => [...times].sort();

/** What is wrong with the times at which readings are due, as the database checks them (`app.are_reading_times`). */
export function readingTimesError(times: readonly string[]): string | undefined {
  if (times.includes('')) return 'Enter each time, or remove it.';
  const minutes = inTimeOrder(times).map(minutesOf);
  const areApart = minutes.every((minute, place) => place === 0 || minute - (minutes[place - 1] ?? 0) >= 60);
  return times.length <= MOST && areApart ? undefined : pools.rules.pools_reading_times_apart;
}
