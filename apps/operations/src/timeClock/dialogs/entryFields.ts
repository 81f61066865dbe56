import { require_time_reason, save_time_entry } from '@platform/database/raised';
import { time_entries } from '@platform/database/refusals/time_entries';
import { addDays, ENTER_DAY } from '@platform/module-kit/screens';
import { dateInWords, dayAt } from '@platform/ui/dates';
import { localOf, minutesBetween, momentOf } from '../../shared/calendar/clock';
import { clockMinutes, minutesInWords } from '../rules/minutes';
import { beforeFirstDay } from '../rules/firstDay';
import type { EntryDraft, FirstDay, TimeEntry } from '../source/rows/week';

/** The fields of the hours form. Times are `HH:MM` on the club's clock; an end before the start is on the next day. */
export interface EntryFields {
  role: string;
  day: string;
  from: string;
  to: string;
  breaks: readonly { from: string; to: string }[];
  reason: string;
}

/** Fills the form from an entry. An entry without a clock-out shows the current time as its end. */
export function fieldsOf(entry: TimeEntry, now: Date, timeZone: string): EntryFields {
  const timeOf = (moment: string) => localOf(moment, timeZone).slice(11);
  const end = entry.clockedOutAt ?? now.toISOString();
  return {
    role: entry.role,
    day: localOf(entry.clockedInAt, timeZone).slice(0, 10),
    from: timeOf(entry.clockedInAt),
    to: timeOf(end),
    breaks: entry.breaks.map(({ startedAt, endedAt }) => ({ from: timeOf(startedAt), to: timeOf(endedAt ?? end) })),
    reason: '',
  };
}

/** Fills the form for a shift that was worked but not clocked, with the times of the shift. The person corrects them. */
export function fieldsOfShift(
  { role, startsAt, endsAt }: { role: string; startsAt: string; endsAt: string },
  timeZone: string,
): EntryFields {
  const [start, end] = [localOf(startsAt, timeZone), localOf(endsAt, timeZone)];
  return { role, day: start.slice(0, 10), from: start.slice(11), to: end.slice(11), breaks: [], reason: '' };
}

/**
 * The entered hours. Requires complete fields.
 * @param entry which they correct. A time that stays is the same moment: when clocks are set back, an hour comes twice
 */
export function draftOf({ role, day, from, to, breaks }: EntryFields, timeZone: string, entry?: TimeEntry): EntryDraft {
  const known = entry?.breaks ?? [];
  const isSameStart = entry && localOf(entry.clockedInAt, timeZone) === `${day}T${from}`;
  const clockedInAt = isSameStart ? wholeMinute(entry.clockedInAt) : momentOf(`${day}T${from}`, timeZone);
  const isWithinDay = (moment: string) => {
    const minutes = minutesBetween(clockedInAt, moment);
    return minutes >= 0 && minutes < 24 * 60;
  };
  /** A time before the start of the entry is on the next day. */
  const momentAfterStart = (time: string, moments: (string | null | undefined)[]) => {
    const same = moments.find((one) => one && isWithinDay(one) && localOf(one, timeZone).endsWith(`T${time}`));
    return same ? wholeMinute(same) : momentOf(`${time < from ? addDays(day, 1) : day}T${time}`, timeZone);
  };
  const starts = known.map(({ startedAt }) => startedAt);
  const ends = known.map(({ endedAt }) => endedAt);
  return {
    role: role.trim(),
    clockedInAt,
    clockedOutAt: momentAfterStart(to, [entry?.clockedOutAt]),
    breaks: breaks
      .map((pause) => ({
        startedAt: momentAfterStart(pause.from, starts),
        endedAt: momentAfterStart(pause.to, ends),
      }))
      .sort((one, other) => one.startedAt.localeCompare(other.startedAt)),
  };
}

/** A form has no seconds. */
const wholeMinute = (moment: string) => `${new Date(moment).toISOString().slice(0, 16)}:00.000Z`;

/** An entry longer than this (minutes) is more likely a mistake than a shift. */
const UNLIKELY = 14 * 60;

/**
 * The length of the entered hours, with the end if it is on the next day: `23 h, until Tuesday, April 29, 9:00 AM`.
 * @param entry which they correct
 * @returns undefined while a time is missing; `unlikely` beyond 14 hours, which often means AM instead of PM
 */
export function lengthOf(
  fields: Pick<EntryFields, 'day' | 'from' | 'to'>,
  timeZone: string,
  entry?: TimeEntry,
): { words: string; unlikely: boolean } | undefined {
  const { day, from, to } = fields;
  if (day === '' || from === '' || to === '') return undefined;
  const { clockedInAt, clockedOutAt } = draftOf({ day, from, to, role: '', breaks: [], reason: '' }, timeZone, entry);
  const minutes = clockMinutes(clockedInAt, clockedOutAt);
  const until = `${dateInWords(clockedOutAt, 'weekday', timeZone)}, ${dateInWords(clockedOutAt, 'time', timeZone)}`;
  const isNextDay = localOf(clockedOutAt, timeZone).slice(0, 10) !== day;
  const words = isNextDay ? `${minutesInWords(minutes)}, until ${until}` : minutesInWords(minutes);
  return { words, unlikely: minutes > UNLIKELY };
}

type EntryErrors = Partial<Record<'role' | 'day' | 'from' | 'to' | 'breaks' | 'reason', string>>;

/**
 * What is missing or wrong, with the sentences of the database.
 * @param first from when on hours of the person are entered; undefined while that is not known
 * @param entry which they correct
 */
export function checkEntry(
  fields: EntryFields,
  now: Date,
  timeZone: string,
  first?: FirstDay,
  entry?: TimeEntry,
): EntryErrors {
  const { role, day, from, to, breaks, reason } = fields;
  const isWhole = day !== '' && from !== '' && to !== '';
  const areBreaksWhole = breaks.every((pause) => pause.from !== '' && pause.to !== '');
  const draft = isWhole ? draftOf({ ...fields, breaks: areBreaksWhole ? breaks : [] }, timeZone, entry) : undefined;
  return {
    role: role.trim() ? undefined : time_entries.rules.time_entries_role_length,
    day: day === '' ? ENTER_DAY : beforeFirstDay(first, day, dayAt(now.toISOString(), timeZone)),
    from: from === '' ? 'Enter when the work began.' : undefined,
    to:
      to === ''
        ? 'Enter when it ended.'
        : draft && draft.clockedOutAt > now.toISOString()
          ? save_time_entry.hoursEnteredOnceWorked.message
          : undefined,
    breaks:
      areBreaksWhole && (!draft || draft.breaks.every((pause) => isWithin(pause, draft)))
        ? undefined
        : save_time_entry.breakBegins.message,
    reason: reason.trim().length >= 3 && reason.length <= 500 ? undefined : require_time_reason.PT422.message,
  };
}

const isWithin = (pause: EntryDraft['breaks'][number], { clockedInAt, clockedOutAt }: EntryDraft) =>
  pause.startedAt >= clockedInAt && pause.endedAt >= pause.startedAt && pause.endedAt <= clockedOutAt;
