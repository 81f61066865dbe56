import { checkLimits, fromFields, noLimits, toFields, type LimitFields } from './limitFields';
import { limitLines } from './limitWords';

const fields = (some: Partial<LimitFields>): LimitFields => ({
  ...toFields(noLimits('14-15', 'North Carolina')),
  source: 'N.C. Gen. Stat. § 95-25.5',
  ...some,
});
const errorsOf = (some: Partial<LimitFields>) =>
  Object.fromEntries(Object.entries(checkLimits(fields(some))).filter(([, error]) => error));

test('keeps limits as they were entered, in minutes', () => {
  const entered = fields({ dayHoursSchool: 2.5, breakMinutes: 30, breakAfterHours: 5, latestEndSchool: '18:30' });
  const draft = fromFields(entered);
  expect(draft).toMatchObject({ dayMinutesSchool: 150, breakAfterMinutes: 300, latestEndSchool: '18:30' });
  expect(draft).toMatchObject({ dayMinutesOther: null, earliestStartSchool: null });
  expect(toFields({ ...draft, id: '1', version: 1 })).toEqual(entered);
});

test.each<[string, Partial<LimitFields>, string]>([
  ['no limit', {}, 'earliestStartSchool'],
  ['no source', { source: ' ', weekDays: 5 }, 'source'],
  ['no state', { state: '', weekDays: 5 }, 'state'],
  ['a start in the afternoon', { earliestStartSchool: '13:00' }, 'earliestStartSchool'],
  ['an end in the morning', { earliestStartOther: '05:00', latestEndOther: '09:00' }, 'latestEndOther'],
  ['an end without a start', { latestEndSchool: '21:00' }, 'earliestStartSchool'],
  ['more on a school day', { dayHoursSchool: 6, dayHoursOther: 5 }, 'dayHoursSchool'],
  ['more in a school week', { weekHoursSchool: 30, weekHoursOther: 20 }, 'weekHoursSchool'],
  ['25 hours', { dayHoursOther: 25 }, 'dayHoursOther'],
  ['169 hours', { weekHoursOther: 169 }, 'weekHoursOther'],
  ['seven days', { weekDays: 7 }, 'weekDays'],
  ['two and a half days', { weekDays: 2.5 }, 'weekDays'],
  ['a break of twelve and a half minutes', { breakMinutes: 12.5, breakAfterHours: 5 }, 'breakMinutes'],
  ['a break without its hours', { breakMinutes: 30 }, 'breakAfterHours'],
  ['the hours without a break', { breakAfterHours: 5 }, 'breakMinutes'],
  ['a break of a minute', { breakMinutes: 1, breakAfterHours: 5 }, 'breakMinutes'],
  ['a break after 13 hours', { breakMinutes: 30, breakAfterHours: 13 }, 'breakAfterHours'],
])('refuses %s', (_case, some, field) => {
  const errors = errorsOf(some);
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]).toMatch(/\.$/);
});

test('asks for whole days and minutes', () => {
  expect(errorsOf({ weekDays: 2.5, breakMinutes: 12.5, breakAfterHours: 5 })).toEqual({
    weekDays: 'Enter a whole number of days.',
    breakMinutes: 'Enter a whole number of minutes.',
  });
});

test('accepts an end after midnight, and no hours at all on a school day', () => {
  expect(errorsOf({ earliestStartOther: '05:00', latestEndOther: '00:30', dayHoursSchool: 0 })).toEqual({});
});

test('says what is limited', () => {
  const draft = fromFields(
    fields({
      earliestStartSchool: '07:00',
      latestEndSchool: '18:30',
      dayHoursSchool: 2.5,
      weekHoursOther: 36,
      weekDays: 5,
      breakMinutes: 30,
      breakAfterHours: 5,
    }),
  );
  expect(limitLines({ ...draft, id: '1', version: 1 })).toEqual([
    'With school: from 7:00 AM, to 6:30 PM, at most 2.5 hours a day',
    'Without school: at most 36 hours a week',
    'At most 5 days a week',
    'Break of 30 minutes after 5 hours',
  ]);
});
