import type { Club } from '@platform/session';
import type { WeekOfPerson } from '../rows/week';
import { readWeekRows } from './readWeekRows';
import { weekOfRows } from './weekOfRows';

/** A person's workweek, line by line, the earliest first. @param week its first day */
export const readWeek = async (club: Club, staffId: string, week: string): Promise<WeekOfPerson> =>
  weekOfRows(await readWeekRows(club, staffId, week), week, club.time_zone);
