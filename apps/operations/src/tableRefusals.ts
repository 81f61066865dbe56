import { club_labor_rules } from '@platform/database/refusals/club_labor_rules';
import { schedule_template_shifts } from '@platform/database/refusals/schedule_template_shifts';
import { schedule_templates } from '@platform/database/refusals/schedule_templates';
import { shift_requests } from '@platform/database/refusals/shift_requests';
import { shifts } from '@platform/database/refusals/shifts';
import { time_entries } from '@platform/database/refusals/time_entries';
import { time_entry_breaks } from '@platform/database/refusals/time_entry_breaks';
import { time_off_requests } from '@platform/database/refusals/time_off_requests';
import { timesheet_adjustments } from '@platform/database/refusals/timesheet_adjustments';

/** The tables that this module writes: what a person reads when the database refuses a row. */
export const refusals = [
  club_labor_rules,
  schedule_template_shifts,
  schedule_templates,
  shift_requests,
  shifts,
  time_entries,
  time_entry_breaks,
  time_off_requests,
  timesheet_adjustments,
];
