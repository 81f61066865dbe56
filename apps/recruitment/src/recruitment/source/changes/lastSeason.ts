import type { ClubReader } from '@platform/module-kit/screens';
import { clubChange } from '../../../shared/changes/clubChange';
import { rehire as sendRehire } from '../club/lastSeasonRows';

/** Brings people of a season back, and returns the result for each. Keeps a reason if a rule of age or pay warns. */
export const rehire = clubChange({
  waits: 'computed',
  send: (
    _reader: ClubReader,
    seasonId: string,
    staffIds: readonly string[],
    beyondPositions: boolean,
    reason: string,
  ) => sendRehire(seasonId, staffIds, beyondPositions, reason),
});
