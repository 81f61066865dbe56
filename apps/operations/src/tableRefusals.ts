import { capital_projects } from '@platform/database/refusals/capital_projects';
import { checklist_items } from '@platform/database/refusals/checklist_items';
import { checklist_template_items } from '@platform/database/refusals/checklist_template_items';
import { checklist_templates } from '@platform/database/refusals/checklist_templates';
import { checklists } from '@platform/database/refusals/checklists';
import { clock_devices } from '@platform/database/refusals/clock_devices';
import { club_labor_rules } from '@platform/database/refusals/club_labor_rules';
import { club_minor_limits } from '@platform/database/refusals/club_minor_limits';
import { daily_logs } from '@platform/database/refusals/daily_logs';
import { form_templates } from '@platform/database/refusals/form_templates';
import { incidents } from '@platform/database/refusals/incidents';
import { labor_budgets } from '@platform/database/refusals/labor_budgets';
import { maintenance_plans } from '@platform/database/refusals/maintenance_plans';
import { maintenance_tickets } from '@platform/database/refusals/maintenance_tickets';
import { notifications } from '@platform/database/refusals/notifications';
import { places } from '@platform/database/refusals/places';
import { pools } from '@platform/database/refusals/pools';
import { project_updates } from '@platform/database/refusals/project_updates';
import { rotation_rules } from '@platform/database/refusals/rotation_rules';
import { schedule_template_shifts } from '@platform/database/refusals/schedule_template_shifts';
import { schedule_templates } from '@platform/database/refusals/schedule_templates';
import { school_calendar_days } from '@platform/database/refusals/school_calendar_days';
import { shift_answers } from '@platform/database/refusals/shift_answers';
import { shift_requests } from '@platform/database/refusals/shift_requests';
import { shifts } from '@platform/database/refusals/shifts';
import { staff_availability } from '@platform/database/refusals/staff_availability';
import { ticket_events } from '@platform/database/refusals/ticket_events';
import { time_entries } from '@platform/database/refusals/time_entries';
import { time_entry_breaks } from '@platform/database/refusals/time_entry_breaks';
import { time_off_blackouts } from '@platform/database/refusals/time_off_blackouts';
import { time_off_requests } from '@platform/database/refusals/time_off_requests';
import { timesheet_adjustments } from '@platform/database/refusals/timesheet_adjustments';
import { vendor_contracts } from '@platform/database/refusals/vendor_contracts';
import { vendor_visits } from '@platform/database/refusals/vendor_visits';
import { vendors } from '@platform/database/refusals/vendors';
import { water_readings } from '@platform/database/refusals/water_readings';

/** The tables that this module writes, with the sentence a person reads when the database refuses a row. */
export const refusals = [
  capital_projects,
  checklist_items,
  checklist_template_items,
  checklist_templates,
  checklists,
  clock_devices,
  club_labor_rules,
  club_minor_limits,
  daily_logs,
  form_templates,
  incidents,
  labor_budgets,
  maintenance_plans,
  maintenance_tickets,
  notifications,
  places,
  pools,
  project_updates,
  rotation_rules,
  schedule_template_shifts,
  schedule_templates,
  school_calendar_days,
  shift_answers,
  shift_requests,
  shifts,
  staff_availability,
  ticket_events,
  time_entries,
  time_entry_breaks,
  time_off_blackouts,
  time_off_requests,
  timesheet_adjustments,
  vendor_contracts,
  vendor_visits,
  vendors,
  water_readings,
];
