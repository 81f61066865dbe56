import { newId, startingSeason, type ClubReader, type EnteredSeason } from '@platform/module-kit/screens';
import { SEASON_COLUMNS, seasonOf } from '../club/seasonRow';
import type { Season } from '../rows/setting';
import { preSeasonChange } from './preSeasonChange';

/** Adds a season; 23505 if the club has one of this year. */
export const addSeason = preSeasonChange({
  waits: 'new-row',
  async send({ club }: ClubReader, { year, startsOn, opensOn, endsOn }: EnteredSeason): Promise<Season> {
    const row = { club_id: club.id, year, starts_on: startsOn, opens_on: opensOn, ends_on: endsOn };
    return seasonOf(await startingSeason((db) => db.from('seasons').insert(row).select(SEASON_COLUMNS).single()));
  },
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
