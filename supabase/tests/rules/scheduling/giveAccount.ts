import type { RulesDatabase } from '../support/database';
import { PINE_HOLLOW, signedIn, type Caller } from '../support/people';
import { staffId } from './planShift';

/** Gives someone of Pine Hollow's staff an account, as an invitation would. */
export async function giveAccount(database: RulesDatabase, name: string, userId: string): Promise<Caller> {
  const email = `${userId}@example.test`;
  await database.owner(`insert into public.invitations (email, club_id, role) values ($1, $2, 'user')`, [
    email,
    PINE_HOLLOW,
  ]);
  await database.owner(`insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())`, [
    userId,
    email,
  ]);
  await database.owner(`update public.staff_members set user_id = $1 where id = $2`, [userId, staffId(name)]);
  return signedIn(userId);
}
