import type { Club } from '@platform/session';
import { inDeviceOrder } from '../../rules/sharedClocks';
import type { ClockAction, ClockAttempt, ClockDevice, ClockPin, OwnPin } from '../timeClockSource';
import { isoOf } from './isoOf';
import { read } from './requests';

/** How many of the last attempts are listed. */
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

/** Who of the staff has a PIN, by name. @throws DataError */
export async function readClockPins(club: Club): Promise<ClockPin[]> {
  const rows = await read((db) => db.rpc('clock_pins', { club_id: club.id }));
  return rows.map((row) => ({
    staffId: row.staff_id,
    name: row.name,
    role: row.role,
    // The column of a function could be null for all that its definition says.
    hasPin: (row.set_at as string | null) !== null,
  }));
}

/** What did not work at the shared clocks, the latest first. @throws DataError */
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
    // Constraints of the table hold both to these words.
    action: row.action as ClockAction,
    outcome: row.outcome as ClockAttempt['outcome'],
    pressedAt: isoOf(row.pressed_at),
  }));
}
