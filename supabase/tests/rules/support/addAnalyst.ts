import type { RulesDatabase } from './database';
import { pineAnalyst } from './people';

/** Adds the account of `pineAnalyst`: invited to the club, and granted the feature Analytics. */
export async function addAnalyst(database: Pick<RulesDatabase, 'owner'>): Promise<void> {
  const { userId, name, clubId } = pineAnalyst;
  await database.owner(`insert into public.invitations (email, club_id, role) values ($1, $2, 'user')`, [name, clubId]);
  await database.owner(`insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())`, [userId, name]);
  await database.owner(
    `insert into public.user_permissions (user_id, feature_id)
     select $1, id from public.features where name = 'analytics_view'`,
    [userId],
  );
}
