import type { Club } from '@platform/session';
import { inDeviceOrder } from '../../rules/sharedClocks';
import type { ClockAction, ClockAttempt, ClockDevice, ClockPin, OwnPin } from '../rows/sharedClock';
import { isoOf } from './isoOf';
import { read } from './requests';

/** Number of attempts listed. */
const LAST = 50;

/** The reader's PIN for shared clocks. @throws DataError */
export async function readOwnPin(): Promise<OwnPin> {
  const [pin] = await read((db) => db.rpc('my_clock_pin'));
  if (!pin) return 'none';
  return pin.is_own ? 'own' : 'manager';
}

/** The shared clocks of the club. @throws DataError */
export async function readClockDevices(club: Club): Promise<ClockDevice[]> {
  const rows = await read((db) =>
    db.from('clock_devices').select('id, name, last_seen_at, revoked_at').eq('club_id', club.id),
  );
  return inDeviceOrder(
    rows.map((row) => ({
      id: row.id,
      name: row.name,
      lastSeenAt: row.last_seen_at && isoOf(row.last_seen_at),
      isOn: row.revoked_at === null,
    })),
  );
}

/** Which staff members have a PIN, by name. @throws DataError */
export async function readClockPins(club: Club): Promise<ClockPin[]> {
  const rows = await read((db) => db.rpc('clock_pins', { club_id: club.id }));
  return rows.map((row) => ({
    staffId: row.staff_id,
    name: row.name,
    role: row.role,
    // The generated types make every column nullable, even those that cannot be null.
    hasPin: (row.set_at as string | null) !== null,
  }));
}

/** Failed attempts at the shared clocks, the latest first. @throws DataError */
export async function readClockAttempts(club: Club): Promise<ClockAttempt[]> {
  const rows = await read((db) =>
    db
      .from('clock_attempts')
      .select('id, action, outcome, pressed_at, clock_devices(name), staff_members(name)')
      .eq('club_id', club.id)
      .order('pressed_at', { ascending: false })
      .order('id')
      .limit(LAST),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.staff_members.name,
    deviceName: row.clock_devices?.name ?? 'A shared clock',
    // Table constraints allow only these values.
    action: row.action as ClockAction,
    outcome: row.outcome as ClockAttempt['outcome'],
    pressedAt: isoOf(row.pressed_at),
  }));
}
