import type { TeamRole } from '../club/team';

/** A shift that a day of the demo club's week has. Times are those of the club's clock. */
export interface DailyShift {
  role: TeamRole;
  location: string;
  /** Hours and minutes (24 h). */
  startsAt: string;
  endsAt: string;
  breakMinutes: number;
}

const shift = (role: TeamRole, location: string, startsAt: string, endsAt: string, breakMinutes = 0): DailyShift => ({
  role,
  location,
  startsAt,
  endsAt,
  breakMinutes,
});

const morningGuard = shift('Lifeguard', 'Main pool', '10:00', '16:00');
const afternoonGuard = shift('Lifeguard', 'Main pool', '14:00', '20:00');

/** What every day has: guards on deck, their lead and the gate. */
const everyDay = [
  morningGuard,
  morningGuard,
  morningGuard,
  afternoonGuard,
  afternoonGuard,
  afternoonGuard,
  shift('Head Guard', 'Main pool', '10:00', '18:00', 30),
  shift('Gate Attendant', 'Front gate', '09:30', '15:30'),
  shift('Gate Attendant', 'Front gate', '15:30', '20:00'),
];

const manager = shift('Manager', 'Office', '08:00', '16:00', 30);
const assistantManager = shift('Assistant Manager', 'Office', '09:00', '17:00', 30);
const pumpRoom = shift('Maintenance', 'Pump room', '06:00', '12:00');
const lessons = shift('Swim Instructor', 'Training pool', '09:00', '13:00');
const clinics = shift('Tennis Pro', 'Courts', '09:00', '15:00');

/** The twelve shifts of each day, from Sunday to Saturday. The lifeguards come first. */
export const dailyShifts: readonly (readonly DailyShift[])[] = [
  [...everyDay, assistantManager, lessons, { ...lessons, startsAt: '14:00', endsAt: '18:00' }],
  [...everyDay, manager, pumpRoom, { ...lessons, startsAt: '15:00', endsAt: '19:00' }],
  [...everyDay, manager, pumpRoom, clinics],
  [...everyDay, manager, pumpRoom, clinics],
  [...everyDay, manager, pumpRoom, clinics],
  [...everyDay, manager, pumpRoom, clinics],
  [...everyDay, assistantManager, lessons, clinics],
];
