import { asking } from '@platform/module-kit';
import type { EnteredSeason } from '../days/seasonYear';
import { type ClubSeason, SEASON_COLUMNS, seasonOf } from './seasonRows';

/** Adds a season to a club. @throws DataError; 23505 if the club has one of this year */
export async function startSeasonRow(clubId: string, entered: EnteredSeason): Promise<ClubSeason> {
  const { year, startsOn, opensOn, endsOn } = entered;
  const row = { club_id: clubId, year, starts_on: startsOn, opens_on: opensOn, ends_on: endsOn };
  return seasonOf(await starting((db) => db.from('seasons').insert(row).select(SEASON_COLUMNS).single()));
}

const starting = asking('The season was not started. Check your connection and try again.');
