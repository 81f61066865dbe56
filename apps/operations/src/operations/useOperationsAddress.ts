import { calendarDay, oneOf, rowId, text, useAddress } from '@platform/module-kit/screens';

const fields = {
  tab: oneOf(['forms', 'labor', 'vendors', 'tickets']),
  /** The part of Forms & Logs. */
  view: oneOf(['today', 'water', 'logs', 'incidents', 'templates']),
  /** What is open in the drawer: a ticket, a vendor or an incident. */
  open: rowId(),
  /** Which form for a new entry is open. The command palette links here. */
  entering: oneOf(['', 'ticket', 'vendor', 'log', 'incident', 'reading'], { name: 'new', replaces: true }),
  search: text({ name: 'q', replaces: true }),
  status: oneOf(['all', 'active', 'open', 'in_progress', 'resolved'], { replaces: true }),
  priority: oneOf(['all', 'high', 'medium', 'low'], { replaces: true }),
  visits: oneOf(['all', 'overdue', 'scheduled', 'unscheduled', 'invoices', 'insurance', 'contracts'], {
    replaces: true,
  }),
  /** How far back logs and readings go. */
  since: oneOf(['month', 'year', 'all'], { replaces: true }),
  /** The Sunday (ISO 8601) of the labor week shown; empty for the current week. */
  week: calendarDay(),
  /** First and last day of the listed incidents, tickets, logs and readings. Empty: no limit. */
  from: calendarDay({ replaces: true }),
  to: calendarDay({ replaces: true }),
  /** Which day of a ticket must be in the range. */
  dated: oneOf(['opened', 'resolved'], { replaces: true }),
  /** The body of water to show readings of; empty for the first. */
  pool: rowId({ replaces: true }),
};

/** The state of the Operations page in its address. */
export const useOperationsAddress = () => useAddress(fields);

type OperationsAddress = ReturnType<typeof useOperationsAddress>['values'];
export type TabId = OperationsAddress['tab'];
export type ViewId = OperationsAddress['view'];
export type Entering = Exclude<OperationsAddress['entering'], ''>;
