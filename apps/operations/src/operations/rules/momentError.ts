import { ENTER_TIME } from '@platform/module-kit/screens';
/** What is wrong with the time of an entry. @param moment undefined while the day or the time is incomplete */
export function momentError(time: string, moment: Date | undefined, now: Date): string | undefined {
  if (time === '') return ENTER_TIME;
  return moment && moment > now ? 'This moment has not come. Correct the day and the time.' : undefined;
}
