import { matching, oneOf, text, useAddress } from '@platform/module-kit/screens';
import { DAY_IN_ADDRESS } from '../shared/dayInAddress';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const fields = {
  tab: oneOf(['forms', 'labor', 'vendors', 'tickets']),
  /** The part of Forms & Logs. */
  view: oneOf(['today', 'water', 'logs', 'incidents', 'templates']),
  /** What is open at the side: a ticket, a vendor or an incident. */
  open: matching(ID),
  /** What is entered anew; the command palette leads here. */
  entering: oneOf(['', 'ticket', 'vendor', 'log', 'incident', 'reading'], { name: 'new', replaces: true }),
  search: text({ name: 'q', replaces: true }),
  status: oneOf(['all', 'active', 'open', 'in_progress', 'resolved'], { replaces: true }),
  priority: oneOf(['all', 'high', 'medium', 'low'], { replaces: true }),
  visits: oneOf(['all', 'overdue', 'scheduled', 'unscheduled', 'insurance', 'contracts'], { replaces: true }),
  /** How far back logs and readings are listed. */
  since: oneOf(['month', 'year', 'all'], { replaces: true }),
  /** The Sunday (ISO 8601) of the week whose labor is shown; empty for the current one. */
  week: matching(DAY_IN_ADDRESS),
  /** Incidents, tickets, logs and readings are listed from this day to the other. Empty: no limit. */
  from: matching(DAY_IN_ADDRESS, { replaces: true }),
  to: matching(DAY_IN_ADDRESS, { replaces: true }),
  /** Which day of a ticket lies in them. */
  dated: oneOf(['opened', 'resolved'], { replaces: true }),
  /** The body of water whose readings are shown; empty for the first. */
  pool: matching(ID, { replaces: true }),
};

/** What is open on the page of Operations, in its address. */
export const useOperationsAddress = () => useAddress(fields);

export type OperationsAddress = ReturnType<typeof useOperationsAddress>['values'];
export type TabId = OperationsAddress['tab'];
export type ViewId = OperationsAddress['view'];
export type Entering = Exclude<OperationsAddress['entering'], ''>;
