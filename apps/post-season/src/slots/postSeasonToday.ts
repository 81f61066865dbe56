import { asking, needsToday, type NeedToday, readPartOf } from '@platform/module-kit/screens';

/** The counts of the view. Null: not this person's work. */
interface PostSeasonCounts {
  /** Year of the season; null while none is over. */
  year: string | null;
  open_steps: number | null;
  loose_priorities: number | null;
}

/** What waits for the person after the season, for the top of a dashboard. */
export async function postSeasonToday({ clubId }: { clubId: string }): Promise<NeedToday[]> {
  const counts = await readPartOf('dashboard_needs', 'post_season_needs', clubId, () =>
    asking('The steps of the wrap-up could not be counted.')((db) =>
      db.from('post_season_needs').select('year, open_steps, loose_priorities').eq('club_id', clubId).single(),
    ),
  );
  return needsOf(counts);
}

/** The counts that need attention. */
export function needsOf({ year, open_steps, loose_priorities }: PostSeasonCounts): NeedToday[] {
  return needsToday([
    {
      id: 'priorities',
      count: loose_priorities,
      one: 'priority',
      many: 'priorities',
      detail: `of ${year} with nothing planned yet`,
      to: `/post-season?tab=lessons&season=${year}`,
    },
    {
      id: 'steps',
      count: open_steps,
      one: 'open step',
      many: 'open steps',
      detail: `to wrap up ${year}`,
      to: `/post-season?season=${year}`,
    },
  ]);
}
