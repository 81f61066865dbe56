import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { SETTINGS_COLUMNS, type SavedSettings } from '../rows/dashboardSettings';
import { ARRANGEMENT_UNKNOWN } from '../failures';

/** Reads what the person saved; null without a row, which is not a failure (specification 8.13). */
export async function readDashboardSettings(userId: string): Promise<SavedSettings | null> {
  const client = await supabase();
  const row = client.from('user_dashboard_settings').select(SETTINGS_COLUMNS).eq('user_id', userId).maybeSingle();
  return dataOf<SavedSettings | null>(row, ARRANGEMENT_UNKNOWN);
}
