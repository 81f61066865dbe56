import { ownClub, type ClubReader } from '@platform/module-kit/screens';
import type { OperationsSource } from '../operationsSource';

/** The club's rows in the database, as one person may read and change them. */
export function createClubSource(reader: ClubReader): OperationsSource {
  return ownClub(reader, '/operations');
}
