import type { RulesDatabase } from '../support/database';
import type { Row } from '../engines/engine';

/** Forgets what was told so far, so that a test sees what it did. */
export async function forgetNews(database: RulesDatabase): Promise<void> {
  await database.owner('delete from public.notifications');
  await database.owner('delete from app.notification_mails');
}

/** What a person was told in the platform, in the order of its titles. */
export function newsOf(database: RulesDatabase, userId: string): Promise<Row[]> {
  return database.owner(
    `select kind, title, body, link from public.notifications where user_id = $1 order by title collate "C"`,
    [userId],
  );
}

/** Who was told, once for each notification. */
export async function whoWasTold(database: RulesDatabase): Promise<string[]> {
  const rows = await database.owner('select user_id::text as person from public.notifications order by 1');
  return rows.map(({ person }) => String(person));
}

/** The emails that wait for a person. */
export function mailsOf(database: RulesDatabase, userId: string): Promise<Row[]> {
  return database.owner(
    `select club_id, kind, title, body, link, is_digest, due_at from app.notification_mails where user_id = $1
     order by title collate "C"`,
    [userId],
  );
}
