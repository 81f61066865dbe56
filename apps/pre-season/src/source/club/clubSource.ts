import { ownClub, readPeople, sendChanges, type ClubReader } from '@platform/module-kit/screens';
import { changes } from '../changes';
import type { KnownReads } from '../changes/known';
import type { PreSeasonSource } from '../preSeasonSource';
import { readBudget, readBudgetLine } from './readBudget';
import { readChecklists, readItem } from './readChecklists';
import { readLessons } from './readLessons';
import { readSetting } from './readSetting';
import { readTemplates } from './readTemplates';

/** The club's rows in the database, as far as the person may read and change them. */
export function createClubSource(reader: ClubReader): PreSeasonSource {
  const { club, userId } = reader;
  const own = ownClub(reader, '/pre-season');
  return {
    ...own,
    readSetting: () => readSetting(club.id),
    listPeople: () => readPeople(club.id, userId),
    listChecklists: readChecklists,
    listTemplates: () => readTemplates(club.id),
    readItem,
    listBudget: (years) => readBudget(club.id, years),
    readBudgetLine,
    listLessons: (seasonId) => readLessons(club.id, seasonId),
    ...sendChanges<KnownReads, typeof changes>('pre-season', changes, own, reader),
  };
}
