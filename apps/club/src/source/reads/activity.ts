import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { ACTIVITY_FAILED, type Activity, type ActivityFilter } from '../rows/activity';

/**
 * The newest entries of the club's activity, as far as the person may read it: administrators all of it, managers what
 * the staff did or what was done about them, other people what they did themselves.
 * @param limit the most entries
 */
export async function listActivity(clubId: string, limit: number, filter?: ActivityFilter): Promise<Activity[]> {
  const client = await supabase();
  let entries = client.from('activity_logs').select('id, type, message, user_name, created_at').eq('club_id', clubId);
  if (filter?.personId) entries = entries.or(`user_id.eq.${filter.personId},about_user_id.eq.${filter.personId}`);
  if (filter?.type) entries = entries.eq('type', filter.type);
  return dataOf(entries.order('created_at', { ascending: false }).order('id').limit(limit), ACTIVITY_FAILED);
}
