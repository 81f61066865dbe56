import { dataOf } from '@platform/module-kit';
import { newId, type ClubReader } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { SEASON_COLUMNS, seasonOf } from '../club/seasonRow';
import type { Season, SeasonDraft } from '../setting';
import { preSeasonChange } from './preSeasonChange';

/** Enters a season; 23505 when the club has one of this year. */
export const addSeason = preSeasonChange({
  waits: true,
  async send({ club }: ClubReader, { year, startsOn, opensOn, endsOn }: SeasonDraft): Promise<Season> {
    const client = await supabase();
    const insert = client
      .from('seasons')
      .insert({ club_id: club.id, year, starts_on: startsOn, opens_on: opensOn, ends_on: endsOn });
    return seasonOf(
      await dataOf(
        insert.select(SEASON_COLUMNS).single(),
        'The season was not started. Check your connection and try again.',
      ),
    );
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
