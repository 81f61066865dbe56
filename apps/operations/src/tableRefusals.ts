import { checklist_items } from '@platform/database/refusals/checklist_items';
import { checklist_template_items } from '@platform/database/refusals/checklist_template_items';
import { checklist_templates } from '@platform/database/refusals/checklist_templates';
import { checklists } from '@platform/database/refusals/checklists';
import { daily_logs } from '@platform/database/refusals/daily_logs';
import { form_templates } from '@platform/database/refusals/form_templates';
import { incidents } from '@platform/database/refusals/incidents';
import { labor_budgets } from '@platform/database/refusals/labor_budgets';
import { maintenance_tickets } from '@platform/database/refusals/maintenance_tickets';
import { pools } from '@platform/database/refusals/pools';
import { shifts } from '@platform/database/refusals/shifts';
import { ticket_events } from '@platform/database/refusals/ticket_events';
import { vendor_visits } from '@platform/database/refusals/vendor_visits';
import { vendors } from '@platform/database/refusals/vendors';
import { water_readings } from '@platform/database/refusals/water_readings';

/** The tables that this module writes: what a person reads when the database refuses a row. */
export const refusals = [
  checklist_items,
  checklist_template_items,
  checklist_templates,
  checklists,
  daily_logs,
  form_templates,
  incidents,
  labor_budgets,
  maintenance_tickets,
  pools,
  shifts,
  ticket_events,
  vendor_visits,
  vendors,
  water_readings,
];
