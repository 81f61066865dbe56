import { asking } from '@platform/module-kit/screens';
import type { OnShift, RotationRules } from '../rows/rotation';
import { failures } from './requests';

const read = asking(failures.rotation);

/** The defaults of the columns (`rotation_rules`). */
const untold: RotationRules = {
  stands: [],
  roles: [],
  minutesPerStand: 30,
  minutesBeforeBreak: 60,
  breakMinutes: 15,
  version: null,
};

/** The club's rotation rules. @throws DataError */
export async function readRotation(clubId: string): Promise<RotationRules> {
  const row = await read((db) =>
    db
      .from('rotation_rules')
      .select('stands, roles, minutes_per_stand, minutes_before_break, break_minutes, version')
      .eq('club_id', clubId)
      .maybeSingle(),
  );
  if (!row) return untold;
  return {
    stands: row.stands,
    roles: row.roles,
    minutesPerStand: row.minutes_per_stand,
    minutesBeforeBreak: row.minutes_before_break,
    breakMinutes: row.break_minutes,
    version: row.version,
  };
}

/** Who is on shift on a day, by start and name. @throws DataError */
export async function readOnShift(clubId: string, day: string): Promise<OnShift[]> {
  const rows = await read((db) => db.rpc('people_on_shift', { club_id_param: clubId, day_param: day }));
  return rows.map((row) => ({
    staffId: row.staff_id,
    name: row.name,
    role: row.role,
    location: row.location as string | null,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
}
