import { dataOf } from '@platform/module-kit';
import { dayAt } from '@platform/module-kit/screens';
import { supabase, type Club } from '@platform/session';
import { FETCH_FAILED } from './words';

/** What "today" is for a club: its own clock, which of a demo club stands still, in its own time zone. */
export function clubClock(club: Club): () => Promise<string> {
  let reading: Promise<string | null> | undefined;
  const read = async () => {
    const client = await supabase();
    const { clock_override: standing } = await dataOf(
      client.from('clubs').select('clock_override').eq('id', club.id).single(),
      FETCH_FAILED,
    );
    return standing;
  };
  return async () => {
    reading ??= read();
    try {
      const standing = await reading;
      return dayAt(standing === null ? new Date() : new Date(standing), club.time_zone);
    } catch (error) {
      reading = undefined;
      throw error;
    }
  };
}
