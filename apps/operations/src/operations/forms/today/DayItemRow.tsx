import { ITEM_NOT_CHANGED } from '@platform/module-kit/screens';
import { Link } from '@platform/module-kit';
import { Badge, Button, Checkbox, onDemand, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { useState } from 'react';
import { styled } from 'styled-components';
import { statusWords } from '../../rules/tickets/tickets';
import { usePeople, useTickets } from '../../source/queries';
import type { DayItem } from '../../source/rows/dayList';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';

const FailureDialog = onDemand(() => import('./FailureDialog'))('FailureDialog');

/**
 * One item, checked off with name and time, or reported as failed. An assigned item is for its person and managers; the
 * others are for everyone on duty.
 */
export function DayItemRow({ item }: { item: DayItem }) {
  const source = useOperationsSource();
  const people = usePeople().data ?? [];
  const [isReporting, setReporting] = useState(false);
  const ticking = useOperationsChange((completed: boolean) => source.tickItem(item.id, completed, item.item), {
    failed: ITEM_NOT_CHANGED,
  });
  const owner = people.find((person) => person.owner === item.owner);
  // The person who does an unassigned item checks it off.
  const mayTick = source.canManage || item.owner === '' || owner?.isMe === true;
  const by = people.find(({ userId }) => userId !== null && userId === item.completedBy)?.name;
  const at = item.completedAt && dateInWords(item.completedAt, 'time', source.timeZone);
  const said = item.completed
    ? `${at}${by ? ` by ${by}` : ''}`
    : [owner && `For ${owner.isMe ? 'you' : owner.name}`, item.notes].filter(Boolean).join('. ');
  return (
    <Row>
      <Checkbox
        label={item.item}
        hint={said || undefined}
        checked={item.completed}
        disabled={!mayTick}
        onChange={() => ticking.mutate(!item.completed)}
      />
      <Marks>
        {!item.completed && item.priority === 'high' && <Badge tone="court">High</Badge>}
        {item.ticketId && <ItemTicket ticketId={item.ticketId} />}
        {mayTick && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Report a problem: ${item.item}`}
            onClick={() => setReporting(true)}
          >
            Report
          </Button>
        )}
      </Marks>
      {isReporting && <FailureDialog item={item} onClose={() => setReporting(false)} />}
    </Row>
  );
}

/** Links to the ticket of a failed item. */
function ItemTicket({ ticketId }: { ticketId: string }) {
  const { basePath } = useOperationsSource();
  const ticket = useTickets().data?.find(({ id }) => id === ticketId);
  return (
    <TicketLink to={`${basePath}?tab=tickets&open=${ticketId}`}>
      {ticket?.status === 'resolved' ? `Ticket ${statusWords.resolved.toLowerCase()}` : 'Failed: see ticket'}
    </TicketLink>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs};
  padding-block: ${token.space.xxs};
`;

const Marks = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space.xs};
`;

const TicketLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token.control.target};
  color: ${token.color.danger};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
`;
