import { database } from '../../platform/platformRegistry';

const JORDANS_ACCOUNT = 'a0000000-0000-4000-8000-000000000004';

/** Turns the feature that calendars need on or off for Jordan. */
export async function grantCalendar(isGranted: boolean): Promise<void> {
  const db = await database();
  const { data: feature } = await db.from('features').select('id').eq('name', 'api_access').single().throwOnError();
  const row = { user_id: JORDANS_ACCOUNT, feature_id: feature.id };
  if (isGranted) await db.from('user_permissions').insert(row).throwOnError();
  else await db.from('user_permissions').delete().match(row).throwOnError();
}
