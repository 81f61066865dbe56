import { counted } from '@platform/module-kit/screens';
import type { MinorAges, MinorLimits } from '../../source/rows/minorLimits';
import { hoursWords, timeWords } from '../../rules/words';

/** `Ages 14 and 15`. */
export const agesWords = (ages: MinorAges): string => `Ages ${ages.replace('-', ' and ')}`;

/** What federal law sets for an age: 29 CFR 570.35(a). It limits no hours from 16 on (29 CFR 570.2(a)(1)). */
export const federalWords: Readonly<Record<MinorAges, string>> = {
  '14-15':
    'Federal law: 3 hours on a school day, otherwise 8; 18 hours in a school week, otherwise 40; 7:00 AM to 7:00 PM, to 9:00 PM from June 1 to Labor Day; outside of school hours (29 CFR 570.35).',
  '16-17': 'Federal law does not limit the hours of ages 16 and 17 (29 CFR 570.2).',
};

/** `from 5:00 AM, to 11:00 PM, at most 4 hours a day, at most 20 hours a week`; undefined without a limit. */
function hoursOf(start: string | null, end: string | null, day: number | null, week: number | null) {
  const parts = [
    start !== null && `from ${timeWords(start)}`,
    end !== null && `to ${timeWords(end)}`,
    day !== null && `at most ${hoursWords(day)} a day`,
    week !== null && `at most ${hoursWords(week)} a week`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** The limits in lines, such as `With school: from 5:00 AM, to 11:00 PM`. */
export function limitLines(limits: MinorLimits): string[] {
  const { breakMinutes, breakAfterMinutes, weekDays } = limits;
  const school = hoursOf(
    limits.earliestStartSchool,
    limits.latestEndSchool,
    limits.dayMinutesSchool,
    limits.weekMinutesSchool,
  );
  const other = hoursOf(
    limits.earliestStartOther,
    limits.latestEndOther,
    limits.dayMinutesOther,
    limits.weekMinutesOther,
  );
  return [
    school && `With school: ${school}`,
    other && `Without school: ${other}`,
    weekDays !== null && `At most ${counted(weekDays, 'day')} a week`,
    breakAfterMinutes !== null && `Break of ${breakMinutes} minutes after ${hoursWords(breakAfterMinutes)}`,
  ].filter((line) => typeof line === 'string');
}
