import { addDays } from '@platform/module-kit/screens';
import { minutesAfter, momentOf } from '../../../shared/calendar/clock';
import type { Person, Role } from '../../source/rows/person';
import type { Shift } from '../../source/rows/shift';
import type { Availability, TimeOff } from '../../source/rows/timeOff';
import type { FillInput } from '../fill';
import { randomFrom } from '../search/random';

const WEEK = '2025-06-08';
const TIME_ZONE = 'America/New_York';
/** Start times of a pool's shifts, and their lengths (minutes). */
const STARTS = ['06:00', '09:00', '10:00', '12:00', '14:00', '16:00'];
const LENGTHS = [240, 300, 360, 420, 480];
const cpr = { typeId: 'cpr', name: 'CPR/AED' };
const ROLES: readonly Role[] = [
  { title: 'Lifeguard', department: null, requires: [cpr] },
  { title: 'Gate Attendant', department: null, requires: [] },
  { title: 'Instructor', department: null, requires: [] },
];

/**
 * A week as clubs have them, with every shift open.
 * @param people on the staff; most are lifeguards
 * @param count of shifts
 */
export function openWeek(people: number, count: number, seed: number): FillInput {
  const random = randomFrom(seed);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const roleOf = (place: number) => (ROLES[place % 5 < 3 ? 0 : (place % 5) - 2] as Role).title;
  const staff = Array.from({ length: people }, (_, place): Person => ({
    id: `person-${place}`,
    name: `Person ${place}`,
    role: roleOf(place),
    status: 'Active',
    birthDate: place % 12 === 11 ? '2010-02-03' : '2004-02-03',
    startDate: null,
    endDate: null,
    hourlyRate: 14 + Math.floor(random() * 8) / 2,
    // Some others hold it, too, and may stand in for lifeguards.
    certifications:
      roleOf(place) === 'Lifeguard' || place % 10 === 4 ? [{ ...cpr, issuedOn: null, expiresOn: null }] : [],
  }));
  const timeOff = staff
    .filter((_, place) => place % 6 === 1)
    .map(({ id }, place): TimeOff => {
      const startsOn = addDays(WEEK, Math.floor(random() * 6));
      const off = { reason: null, status: 'approved' as const, decisionNote: null };
      return { ...off, id: `off-${place}`, staffId: id, startsOn, endsOn: addDays(startsOn, 1) };
    });
  const availability = staff
    .filter((_, place) => place % 4 === 2)
    .map(({ id }, place): Availability => {
      const hours = { fromTime: '00:00', toTime: '12:00', kind: 'unavailable' as const, note: null };
      return {
        ...hours,
        id: `hours-${place}`,
        staffId: id,
        weekday: Math.floor(random() * 7),
        day: null,
        appliesFrom: null,
      };
    });
  const shifts = Array.from({ length: count }, (_, place): Shift => {
    const startsAt = momentOf(`${addDays(WEEK, place % 7)}T${one(STARTS)}`, TIME_ZONE);
    return {
      id: `shift-${place}`,
      staffId: null,
      role: roleOf(place),
      location: 'Main pool',
      startsAt,
      endsAt: minutesAfter(startsAt, one(LENGTHS)),
      breakMinutes: 30,
      status: 'draft',
      needsCover: false,
      notes: null,
      seriesId: null,
      wasPublished: false,
      version: 1,
    };
  });
  const rules = {
    workweekStart: 0,
    weeklyHoursCap: 40,
    restHours: 10,
    shiftHoursCap: 12,
    noticeHours: 24,
    availabilityDueDays: 7,
    timeOffNoticeDays: 0,
    staffTakeOpenShifts: true,
    version: 1,
    schoolStartsAt: '08:00',
    schoolEndsAt: '15:00',
  };
  const rows = { people: staff, roles: ROLES, rules, schoolDays: [], minorLimits: [], timeOff, availability, shifts };
  const now = Date.parse(momentOf(`${addDays(WEEK, -7)}T09:00`, TIME_ZONE));
  return { week: WEEK, timeZone: TIME_ZONE, today: addDays(WEEK, -7), now, rows, seed: 1, withWarnings: false };
}
