import { asking } from '@platform/module-kit/screens';

/** The day from which the club's hours are those of its time clock; null while it uses none. @throws DataError */
export async function readClockStart(clubId: string): Promise<string | null> {
  const rules = await asking('Failed to fetch the rules of the time clock')((db) =>
    db.from('club_labor_rules').select('uses_time_clock_from').eq('club_id', clubId).single(),
  );
  return rules.uses_time_clock_from;
}
