import { club_minor_limits } from '@platform/database/refusals/club_minor_limits';
import type { DraftErrors } from '@platform/module-kit';
import type { MinorAges, MinorLimits, MinorLimitsDraft } from '../../source/rows/minorLimits';
import { partProblem } from './wholeNumber';

const { rules: said } = club_minor_limits;

/** Limits as their form has them: hours instead of minutes, and empty for a time without a limit. */
export interface LimitFields extends Record<string, unknown> {
  ages: MinorAges;
  state: string;
  source: string;
  earliestStartSchool: string;
  latestEndSchool: string;
  earliestStartOther: string;
  latestEndOther: string;
  dayHoursSchool: number | null;
  dayHoursOther: number | null;
  weekHoursSchool: number | null;
  weekHoursOther: number | null;
  weekDays: number | null;
  breakMinutes: number | null;
  breakAfterHours: number | null;
}

export const labels = {
  ages: 'Ages',
  state: 'State',
  source: 'Source',
  earliestStartSchool: 'Earliest start on a school day',
  latestEndSchool: 'Latest end before a school day',
  earliestStartOther: 'Earliest start on a day without school',
  latestEndOther: 'Latest end before a day without school',
  dayHoursSchool: 'Most on a school day',
  dayHoursOther: 'Most on a day without school',
  weekHoursSchool: 'Most in a week with school',
  weekHoursOther: 'Most in a week without school',
  weekDays: 'Most days in a week',
  breakMinutes: 'Shortest unpaid break',
  breakAfterHours: 'Longest work without a break',
};

/** The empty limits of an age. @param state of the limits for the other age, or empty */
export const noLimits = (ages: MinorAges, state: string): MinorLimits => ({
  id: '',
  ages,
  state,
  source: '',
  earliestStartSchool: null,
  latestEndSchool: null,
  earliestStartOther: null,
  latestEndOther: null,
  dayMinutesSchool: null,
  dayMinutesOther: null,
  weekMinutesSchool: null,
  weekMinutesOther: null,
  weekDays: null,
  breakMinutes: null,
  breakAfterMinutes: null,
  version: 0,
});

const toHours = (minutes: number | null) => (minutes === null ? null : minutes / 60);
const toMinutes = (hours: number | null) => (hours === null ? null : Math.round(hours * 60));

export const toFields = (limits: MinorLimits): LimitFields => ({
  ages: limits.ages,
  state: limits.state,
  source: limits.source,
  earliestStartSchool: limits.earliestStartSchool ?? '',
  latestEndSchool: limits.latestEndSchool ?? '',
  earliestStartOther: limits.earliestStartOther ?? '',
  latestEndOther: limits.latestEndOther ?? '',
  dayHoursSchool: toHours(limits.dayMinutesSchool),
  dayHoursOther: toHours(limits.dayMinutesOther),
  weekHoursSchool: toHours(limits.weekMinutesSchool),
  weekHoursOther: toHours(limits.weekMinutesOther),
  weekDays: limits.weekDays,
  breakMinutes: limits.breakMinutes,
  breakAfterHours: toHours(limits.breakAfterMinutes),
});

export const fromFields = (fields: LimitFields): MinorLimitsDraft => ({
  ages: fields.ages,
  state: fields.state.trim(),
  source: fields.source.trim(),
  earliestStartSchool: fields.earliestStartSchool || null,
  latestEndSchool: fields.latestEndSchool || null,
  earliestStartOther: fields.earliestStartOther || null,
  latestEndOther: fields.latestEndOther || null,
  dayMinutesSchool: toMinutes(fields.dayHoursSchool),
  dayMinutesOther: toMinutes(fields.dayHoursOther),
  weekMinutesSchool: toMinutes(fields.weekHoursSchool),
  weekMinutesOther: toMinutes(fields.weekHoursOther),
  weekDays: fields.weekDays,
  breakMinutes: fields.breakMinutes,
  breakAfterMinutes: toMinutes(fields.breakAfterHours),
});

const isOutside = (value: number | null, least: number, most: number) =>
  value !== null && (value < least || value > most);
const isMore = (one: number | null, other: number | null) => one !== null && other !== null && one > other;
const first = (...problems: readonly (string | false | undefined)[]) => problems.find(Boolean) || undefined;

/** The database checks the same. */
export function checkLimits(fields: LimitFields): DraftErrors<LimitFields> {
  const { ages: _ages, state, source, ...limits } = fields;
  const isEmpty = Object.values(limits).every((value) => value === null || value === '');
  const startProblem = (start: string, end: string) =>
    first(
      start > '12:00' && said.club_minor_limits_start_range,
      start === '' && end !== '' && said.club_minor_limits_whole_night,
    );
  const endProblem = (end: string) => first(end > '04:00' && end < '12:00' && said.club_minor_limits_end_range);
  const isBreak = limits.breakMinutes !== null;
  const isAfter = limits.breakAfterHours !== null;
  return {
    state: first((state.trim().length < 2 || state.length > 60) && said.club_minor_limits_state_length),
    source: first((source.trim().length < 3 || source.length > 500) && said.club_minor_limits_source_length),
    earliestStartSchool:
      startProblem(limits.earliestStartSchool, limits.latestEndSchool) ??
      first(isEmpty && said.club_minor_limits_some_limit),
    latestEndSchool: endProblem(limits.latestEndSchool),
    earliestStartOther: startProblem(limits.earliestStartOther, limits.latestEndOther),
    latestEndOther: endProblem(limits.latestEndOther),
    dayHoursSchool: first(
      isOutside(limits.dayHoursSchool, 0, 24) && said.club_minor_limits_day_range,
      isMore(limits.dayHoursSchool, limits.dayHoursOther) && said.club_minor_limits_day_order,
    ),
    dayHoursOther: first(isOutside(limits.dayHoursOther, 0, 24) && said.club_minor_limits_day_range),
    weekHoursSchool: first(
      isOutside(limits.weekHoursSchool, 0, 168) && said.club_minor_limits_week_range,
      isMore(limits.weekHoursSchool, limits.weekHoursOther) && said.club_minor_limits_week_order,
    ),
    weekHoursOther: first(isOutside(limits.weekHoursOther, 0, 168) && said.club_minor_limits_week_range),
    weekDays: first(
      isOutside(limits.weekDays, 1, 6) && said.club_minor_limits_week_days_range,
      partProblem(limits.weekDays, 'days'),
    ),
    breakMinutes: first(
      isOutside(limits.breakMinutes, 5, 120) && said.club_minor_limits_break_range,
      partProblem(limits.breakMinutes, 'minutes'),
      isAfter && !isBreak && said.club_minor_limits_whole_break,
    ),
    breakAfterHours: first(
      isOutside(limits.breakAfterHours, 1, 12) && said.club_minor_limits_break_after_range,
      isBreak && !isAfter && said.club_minor_limits_whole_break,
    ),
  };
}
