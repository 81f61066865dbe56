import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

export interface Activity {
  id: string;
  message: string;
  user_name: string | null;
  created_at: string;
}

export const ACTIVITY_FAILED = 'Failed to load recent activity';

/** Most lines of the widget. */
const LATEST = 5;

/**
 * The newest lines of the club's log, as far as the person may read it: what they did; for managers and admins, too, what
 * else happened, except that somebody wrote to somebody.
 */
export async function listActivity(clubId: string): Promise<Activity[]> {
  const client = await supabase();
  return dataOf(
    client
      .from('activity_logs')
      .select('id, message, user_name, created_at')
      .eq('club_id', clubId)
      .order('created_at', { ascending: false })
      .limit(LATEST),
    ACTIVITY_FAILED,
  );
}
