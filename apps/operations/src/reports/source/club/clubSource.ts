import { ownClub, type ClubReader } from '@platform/module-kit/screens';
import type { ReportsSource } from '../reportsSource';

/** The club's rows in the database, as one person may read and change them. */
export function createClubSource(reader: ClubReader): ReportsSource {
  return ownClub(reader, '/reports');
}
