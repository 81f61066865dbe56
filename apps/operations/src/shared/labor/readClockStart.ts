import { asking } from '@platform/module-kit/screens';

/** The first day that counts clocked hours; null while the club uses no time clock. @throws DataError */
export async function readClockStart(clubId: string): Promise<string | null> {
  const rules = await asking('Failed to fetch the rules of the time clock')((db) =>
    db.from('club_labor_rules').select('uses_time_clock_from').eq('club_id', clubId).single(),
  );
  return rules.uses_time_clock_from;
}
