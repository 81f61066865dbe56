import { asking } from '@platform/module-kit';

/** The id of an account's staff member in a club; null without one. @param failure says what failed @throws DataError */
export async function readOwnStaffId(clubId: string, userId: string, failure: string): Promise<string | null> {
  const [row] = await asking(failure)((db) =>
    db.from('staff_members').select('id').eq('club_id', clubId).eq('user_id', userId),
  );
  return row?.id ?? null;
}
