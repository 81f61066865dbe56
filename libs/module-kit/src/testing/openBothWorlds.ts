import path from 'node:path';
import type { ClubReader } from '../screens';
import type { BothWorlds } from './bothWorlds';
import { signInAtPlatform } from './signInAtPlatform';

interface Opened<Source> extends Omit<BothWorlds<Source>, 'club' | 'recording'> {
  /** The source over the same club in a database. */
  club: (reader: ClubReader) => Source;
  /** Who reads and changes the club: an email address. Left out, its manager. */
  as?: string;
}

/**
 * A module's demo beside the same club in a database, for `testSameReads` and `testSameChanges`. Signs in before the
 * first test of the file. The demo's `recording.json` is in the folder of that file.
 */
export function openBothWorlds<Source extends object>(opened: Opened<Source>): BothWorlds<Source> {
  const { as = 'manager@pinehollow.test', club: openClub, ...shared } = opened;
  let club: Source | undefined;
  beforeAll(async () => {
    club = openClub(await signInAtPlatform(as));
  });
  return {
    ...shared,
    recording: path.join(path.dirname(expect.getState().testPath ?? ''), 'recording.json'),
    club() {
      if (!club) throw new Error('The club can be read once the first test of the file runs.');
      return club;
    },
  };
}
