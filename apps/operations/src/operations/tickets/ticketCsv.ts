import { toDollars, type CsvColumn } from '@platform/module-kit/screens';
import type { Names } from '../parts/useNames';
import { priorityWords, statusWords } from '../rules/tickets/tickets';
import type { Ticket } from '../source/rows/ticket';

/** The columns of tickets in a file. @param hasCosts whether the reader reads what repairs cost */
export const ticketCsv = ({ person, vendor }: Names, hasCosts: boolean): CsvColumn<Ticket>[] => [
  { header: 'Ticket', value: ({ title }) => title },
  { header: 'Description', value: ({ description }) => description },
  { header: 'Location', value: ({ location }) => location },
  { header: 'Priority', value: ({ priority }) => priorityWords[priority] },
  { header: 'Status', value: ({ status }) => statusWords[status] },
  { header: 'Assignee', value: ({ assigneeId }) => person(assigneeId) },
  { header: 'Vendor', value: ({ vendorId }) => vendor(vendorId) },
  ...(hasCosts ? [{ header: 'Cost (USD)', value: ({ cost }: Ticket) => (cost === null ? '' : toDollars(cost)) }] : []),
  { header: 'Due', value: ({ dueOn }) => dueOn },
  { header: 'Opened', value: ({ openedAt }) => openedAt },
  { header: 'Resolved', value: ({ resolvedAt }) => resolvedAt ?? '' },
];
