import { dataOf } from '@platform/module-kit';
import { dayAt } from '@platform/module-kit/screens';
import { editsClub, supabase, type Club, type Role } from '@platform/session';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { clubBudget } from './clubBudget';
import { clubChecklists } from './clubChecklists';
import { clubTemplates } from './clubTemplates';
import { clubItems } from './clubItems';
import { clubLessons } from './clubLessons';
import { readPeople } from './readPeople';
import { SEASON_COLUMNS, seasonOf } from './seasonRow';

/** The signed-in person, as far as their club's source has to know them. */
export interface Reader {
  userId: string;
  role: Role;
  mayExport: boolean;
  readsBudget: boolean;
}

/** The club's rows in the database. */
export function clubSource(club: Club, { userId, role, mayExport, readsBudget }: Reader): PreSeasonSource {
  return {
    key: club.id,
    basePath: '/pre-season',
    clubName: club.name,
    timeZone: club.time_zone,
    currentYear: club.season,
    mayEdit: editsClub(role),
    mayExport,
    readsBudget,
    forgetsChanges: false,

    async readSetting() {
      const client = await supabase();
      const found = await dataOf(
        client
          .from('clubs')
          .select(`member_count, clock_override, seasons(${SEASON_COLUMNS})`)
          .eq('id', club.id)
          .order('year', { referencedTable: 'seasons' })
          .single(),
        'Failed to fetch seasons',
      );
      return {
        today: dayAt(found.clock_override ? new Date(found.clock_override) : new Date(), club.time_zone),
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
