import { dataOf } from '@platform/module-kit';
import { ownClub, type ClubReader } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import type { PreSeasonSource } from '../preSeasonSource';
import { clubBudget } from './clubBudget';
import { clubChecklists } from './clubChecklists';
import { clubTemplates } from './clubTemplates';
import { clubItems } from './clubItems';
import { clubLessons } from './clubLessons';
import { readPeople } from './readPeople';
import { SEASON_COLUMNS, seasonOf } from './seasonRow';

/** The club's rows in the database, as one person may read and change them. */
export function createClubSource(reader: ClubReader): PreSeasonSource {
  const { club, userId } = reader;
  return {
    ...ownClub(reader, '/pre-season'),

    async readSetting() {
      const client = await supabase();
      const found = await dataOf(
        client
          .from('clubs')
          .select(`member_count, seasons(${SEASON_COLUMNS})`)
          .eq('id', club.id)
          .order('year', { referencedTable: 'seasons' })
          .single(),
        'Failed to fetch seasons',
      );
      return {
        memberCount: found.member_count,
        seasons: found.seasons.map(seasonOf),
      };
    },

    async addSeason({ year, startsOn, opensOn, endsOn }) {
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

    listPeople: () => readPeople(club.id, userId),
    ...clubChecklists(club.id),
    ...clubTemplates(club.id),
    ...clubItems(club.id),
    ...clubBudget(club.id),
    ...clubLessons(club.id),
  };
}
