import { dailyShifts, type DailyShift } from './dailyShifts';
import { sampleId } from '../sampleIds';
import { sampleTeam, type TeamRole } from '../club/team';

export interface SampleShift {
  id: string;
  /** Who has it; null while it is open. */
  staffId: string | null;
  role: TeamRole;
  location: string;
  /** ISO 8601 with offset. */
  startsAt: string;
  endsAt: string;
  /** Unpaid. */
  breakMinutes: number;
  status: 'draft' | 'published' | 'cancelled';
  /** The person who has it may not be able to work it. */
  needsCover: boolean;
}

/** The days of the demo club's week, Sunday to Saturday; the club stands still on its Thursday. */
const days = ['2025-04-27', '2025-04-28', '2025-04-29', '2025-04-30', '2025-05-01', '2025-05-02', '2025-05-03'];

const [THURSDAY, FRIDAY, SATURDAY] = [4, 5, 6];
const GUARDS_A_DAY = 6;

/** Open shifts, by day and position in the day. */
const openShifts = new Set([`${THURSDAY} 5`, `${FRIDAY} 5`, `${FRIDAY} 8`, `${SATURDAY} 5`, `${SATURDAY} 10`]);
/** A shift whose lifeguard called in sick this morning. */
const shiftToCover = `${THURSDAY} 2`;
/** A shift that someone else took over. */
const takenOver = { shift: `${SATURDAY} 4`, by: 'Zoe Hartman' };

/** The week that the demo club works, twelve shifts a day, and the beginning of the next one as drafts. */
export const sampleShifts: readonly SampleShift[] = [
  ...days.flatMap((date, weekday) =>
    (dailyShifts[weekday] ?? []).map((shift, place) => {
      const key = `${weekday} ${place}`;
      return sampleShift(weekday * 12 + place + 1, date, shift, {
        staffId: openShifts.has(key)
          ? null
          : staffIdOf(key === takenOver.shift ? takenOver.by : worker(weekday, place)),
        status: 'published',
        needsCover: key === shiftToCover,
      });
    }),
  ),
  ...(dailyShifts[0] ?? []).slice(0, 4).map((shift, place) =>
    sampleShift(85 + place, '2025-05-04', shift, {
      staffId: staffIdOf(namesIn('Lifeguard')[GUARDS_A_DAY + place] ?? ''),
      status: 'draft',
      needsCover: false,
    }),
  ),
];

function sampleShift(
  number: number,
  date: string,
  { startsAt, endsAt, ...shift }: DailyShift,
  planned: Pick<SampleShift, 'staffId' | 'status' | 'needsCover'>,
): SampleShift {
  return {
    id: sampleId('shift', number),
    ...shift,
    startsAt: `${date}T${startsAt}:00-04:00`,
    endsAt: `${date}T${endsAt}:00-04:00`,
    ...planned,
  };
}

/** Whose turn it is: everyone of a role after the other. */
function worker(weekday: number, place: number): string {
  const shift = dailyShifts[weekday]?.[place];
  if (!shift) throw new Error(`day ${weekday} has no shift ${place}`);
  const names = namesIn(shift.role);
  const turn = shift.role === 'Lifeguard' ? weekday * GUARDS_A_DAY + place : weekday + place;
  return names[turn % names.length] ?? '';
}

function namesIn(role: TeamRole): string[] {
  return sampleTeam.filter((member) => member.role === role).map(({ name }) => name);
}

function staffIdOf(name: string): string {
  const member = sampleTeam.find((person) => person.name === name);
  if (!member) throw new Error(`no one on the staff is called "${name}"`);
  return member.id;
}
