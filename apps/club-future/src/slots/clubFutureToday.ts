import { asking, needsToday, type NeedToday, readPartOf } from '@platform/module-kit/screens';
import { VOTES_NOT_COUNTED } from '../source/failures';

/** The counts of the view. */
interface ClubFutureCounts {
  /** Votes that are open to the person, who has not voted. */
  open_votes: number | null;
  /** Its project, when it is one. */
  project_id: string | null;
}

/** What waits for the person in ClubFuture, for the top of a dashboard. */
export async function clubFutureToday({ clubId }: { clubId: string }): Promise<NeedToday[]> {
  const counts = await readPartOf('dashboard_needs', 'club_future_needs', clubId, () =>
    asking(VOTES_NOT_COUNTED)((db) =>
      db.from('club_future_needs').select('open_votes, project_id').eq('club_id', clubId).single(),
    ),
  );
  return needsOf(counts);
}

/** The counts that need attention. */
export function needsOf({ open_votes, project_id }: ClubFutureCounts): NeedToday[] {
  return needsToday([
    {
      id: 'votes',
      count: open_votes,
      one: 'open vote',
      many: 'open votes',
      detail: 'for you to vote on',
      to: project_id ? `/club-future?open=${project_id}` : '/club-future',
    },
  ]);
}
