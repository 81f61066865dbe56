import { ownClub, type ClubReader } from '@platform/module-kit/screens';
import type { SchedulingSource } from '../schedulingSource';

/** The club's rows in the database, as one person may read and change them. */
export function createClubSource(reader: ClubReader): SchedulingSource {
  return ownClub(reader, '/scheduling');
}
