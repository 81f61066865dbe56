import { asking, readPartOf, SEASONS_FAILED } from '@platform/module-kit/screens';

/** The last day of a club's season of a year (`YYYY-MM-DD`); null if it is not entered. */
export async function readSeasonEnd(clubId: string, year: string): Promise<string | null> {
  const season = await readPartOf('dashboard_needs', 'season_end', clubId, () => askForSeason(clubId, year));
  // The club may have gone on to another season since the page learned of this one.
  const asked = season && season.year !== year ? await askForSeason(clubId, year) : season;
  return asked?.ends_on ?? null;
}

/** The season in a request of its own, whose answer the device keeps for times without a network. */
export async function askForSeason(clubId: string, year: string): Promise<{ year: string; ends_on: string } | null> {
  const [season] = await asking(SEASONS_FAILED)((db) =>
    db.from('seasons').select('ends_on').eq('club_id', clubId).eq('year', year).limit(1),
  );
  return season ? { year, ends_on: season.ends_on } : null;
}
