import { club_labor_rules } from '@platform/database/refusals/club_labor_rules';
import type { DraftErrors } from '@platform/module-kit';
import type { LaborRules, RulesDraft } from '../../source/rows/rules';
import { partProblem } from './wholeNumber';

const { rules: said } = club_labor_rules;

/** Planning rules as their form has them. */
export interface RuleFields extends Record<string, unknown> {
  weeklyHoursCap: number | null;
  restHours: number | null;
  shiftHoursCap: number | null;
  noticeHours: number | null;
  availabilityDueDays: number | null;
  timeOffNoticeDays: number | null;
  staffTakeOpenShifts: boolean;
}

/** The rules that managers set in the schedule, of all that the club plans by. */
export const rulesDraftOf = (rules: LaborRules): RulesDraft => ({
  weeklyHoursCap: rules.weeklyHoursCap,
  restHours: rules.restHours,
  shiftHoursCap: rules.shiftHoursCap,
  noticeHours: rules.noticeHours,
  availabilityDueDays: rules.availabilityDueDays,
  timeOffNoticeDays: rules.timeOffNoticeDays,
  staffTakeOpenShifts: rules.staffTakeOpenShifts,
});

export const draftOf = (fields: RuleFields): RulesDraft => ({
  weeklyHoursCap: fields.weeklyHoursCap ?? 0,
  restHours: fields.restHours ?? 0,
  shiftHoursCap: fields.shiftHoursCap ?? 0,
  noticeHours: fields.noticeHours ?? 0,
  availabilityDueDays: fields.availabilityDueDays ?? 0,
  timeOffNoticeDays: fields.timeOffNoticeDays ?? 0,
  staffTakeOpenShifts: fields.staffTakeOpenShifts,
});

/** The database checks the same. */
export function checkRules(draft: RuleFields): DraftErrors<RuleFields> {
  const check = (value: number | null, [least, most]: readonly [number, number], sentence: string, unit = 'hours') =>
    value === null || value < least || value > most ? sentence : partProblem(value, unit);
  return {
    weeklyHoursCap: check(draft.weeklyHoursCap, [1, 168], said.club_labor_rules_weekly_hours_range),
    restHours: check(draft.restHours, [0, 24], said.club_labor_rules_rest_range),
    shiftHoursCap: check(draft.shiftHoursCap, [1, 24], said.club_labor_rules_shift_hours_range),
    noticeHours: check(draft.noticeHours, [0, 336], said.club_labor_rules_notice_range),
    availabilityDueDays: check(
      draft.availabilityDueDays,
      [0, 60],
      said.club_labor_rules_availability_due_range,
      'days',
    ),
    timeOffNoticeDays: check(draft.timeOffNoticeDays, [0, 180], said.club_labor_rules_time_off_notice_range, 'days'),
  };
}
