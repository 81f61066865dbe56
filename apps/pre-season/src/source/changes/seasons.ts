import { newId, startSeasonRow, type ClubReader, type EnteredSeason } from '@platform/module-kit/screens';
import { preparedSeason } from '../club/preparedSeason';
import type { Season } from '../rows/setting';
import { preSeasonChange } from './preSeasonChange';

/** Adds a season; 23505 if the club has one of this year. */
export const addSeason = preSeasonChange({
  waits: 'new-row',
  send: async ({ club }: ClubReader, entered: EnteredSeason): Promise<Season> =>
    preparedSeason(await startSeasonRow(club.id, entered)),
  expect(known, { year, startsOn, opensOn, endsOn }) {
    const season = { year, startsOn, opensOn, endsOn, id: newId(), isClosed: false };
    known.change('readSetting', (setting) => ({
      ...setting,
      seasons: [...setting.seasons, season].sort((a, b) => a.year.localeCompare(b.year)),
    }));
    known.set('listChecklists', [season.id], []);
    known.set('listLessons', [season.id], []);
    known.set('listBudget', [[year]], []);
    return season;
  },
});
