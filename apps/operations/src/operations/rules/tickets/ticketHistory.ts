import { dayInWords, moneyInWords, toCents } from '@platform/module-kit/screens';
import type { TicketEvent } from '../../source/rows/ticket';
import { priorityWords, statusWords } from './tickets';

const words: Record<string, string> = { ...statusWords, ...priorityWords };
const inWords = (value: string | null) => (value === null ? null : (words[value] ?? value));

/** A change of a ticket as a sentence without a period. */
export function eventInWords({ kind, from, to }: Pick<TicketEvent, 'kind' | 'from' | 'to'>): string {
  switch (kind) {
    case 'opened':
      return `Opened as "${to ?? ''}"`;
    case 'title':
      return `Renamed from "${from ?? ''}" to "${to ?? ''}"`;
    case 'priority':
      return `Priority: ${inWords(from)} → ${inWords(to)}`;
    case 'status':
      return `${inWords(from)} → ${inWords(to)}`;
    case 'assignee':
      return to === null ? `${from ?? ''} is no longer assigned` : `Assigned to ${to}`;
    case 'vendor':
      return to === null ? `${from ?? ''} is no longer the vendor` : `Vendor: ${to}`;
    case 'due_on':
      return to === null ? 'No longer due on a day' : `Due ${dayInWords(to)}`;
    case 'cost':
      return to === null ? 'The cost is not known' : `Cost: ${moneyInWords(toCents(Number(to)))}`;
    case 'photos':
      return Number(to) > Number(from) ? 'Photo added' : 'Photo removed';
    default:
      return kind;
  }
}
