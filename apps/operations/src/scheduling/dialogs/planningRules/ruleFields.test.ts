import { checkRules, type RuleFields } from './ruleFields';

const rules: RuleFields = {
  weeklyHoursCap: 40,
  restHours: 10,
  shiftHoursCap: 12,
  noticeHours: 24,
  availabilityDueDays: 7,
  timeOffNoticeDays: 0,
  staffTakeOpenShifts: false,
};
const errorsOf = (some: Partial<RuleFields>) =>
  Object.fromEntries(Object.entries(checkRules({ ...rules, ...some })).filter(([, error]) => error));

test('accepts whole numbers within their bounds', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ weeklyHoursCap: 168, restHours: 0, timeOffNoticeDays: 180 })).toEqual({});
});

test.each<[keyof RuleFields, string]>([
  ['weeklyHoursCap', 'Enter a whole number of hours.'],
  ['restHours', 'Enter a whole number of hours.'],
  ['shiftHoursCap', 'Enter a whole number of hours.'],
  ['noticeHours', 'Enter a whole number of hours.'],
  ['availabilityDueDays', 'Enter a whole number of days.'],
  ['timeOffNoticeDays', 'Enter a whole number of days.'],
])('asks for a whole number in %s', (field, said) => {
  expect(errorsOf({ [field]: 2.5 })).toEqual({ [field]: said });
  expect(errorsOf({ [field]: null })).toEqual({ [field]: expect.stringMatching(/ to \d+.*\.$/) });
  expect(errorsOf({ [field]: 400 })).toEqual({ [field]: expect.stringMatching(/ to \d+.*\.$/) });
});
