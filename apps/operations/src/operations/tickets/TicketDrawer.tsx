import {
  ActionsMenu,
  ConfirmDialog,
  dayInWords,
  DrawerTitle,
  momentInWords,
  moneyInWords,
  TitledDrawer,
  useCloseQuestion,
  HeadedSection,
} from '@platform/module-kit/screens';
import { Badge, Button, DescriptionList, EmptyState, Inline, MenuItem, onDemand, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import { Written } from '../parts/pageParts';
import { useNames } from '../parts/useNames';
import {
  isLate,
  moveInWords,
  nextStatuses,
  priorityTones,
  priorityWords,
  statusTones,
  statusWords,
} from '../rules/tickets/tickets';
import type { Ticket } from '../source/rows/ticket';
import { useOperationsSource } from '../source/useOperationsSource';
import { TicketComment } from './TicketComment';
import { TicketHistory } from './TicketHistory';
import { TicketPhotos } from './TicketPhotos';
import { useMoving } from './useMoving';

const TicketDialog = onDemand(() => import('./TicketDialog'))('TicketDialog');

interface TicketDrawerProps {
  /** Undefined if no ticket of the club has the id. */
  ticket: Ticket | undefined;
  onClose: () => void;
}

/** A whole ticket beside the list; on a phone it fills the page. */
export function TicketDrawer({ ticket, onClose }: TicketDrawerProps) {
  const { close, question } = useCloseQuestion(onClose);
  return (
    <TitledDrawer title="Ticket" label={ticket?.title ?? 'Ticket'} onClose={close}>
      {ticket ? (
        <Details ticket={ticket} onClose={onClose} />
      ) : (
        <EmptyState
          title="This ticket is not there"
          description="It may have been deleted. Close this to see the others."
        />
      )}
      {question}
    </TitledDrawer>
  );
}

function Details({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const source = useOperationsSource();
  const { canManage, canReadReports, timeZone, today } = source;
  const names = useNames();
  const move = useMoving(ticket);
  const [asks, setAsks] = useState<'edit' | 'promote' | 'delete'>();
  const [first, ...others] = nextStatuses[ticket.status];
  return (
    <Stack $gap="lg">
      <Stack $gap="xs" $align="start">
        <DrawerTitle>{ticket.title}</DrawerTitle>
        <Inline $gap="xs">
          <Badge tone={statusTones[ticket.status]}>{statusWords[ticket.status]}</Badge>
          <Badge tone={priorityTones[ticket.priority]}>{priorityWords[ticket.priority]} priority</Badge>
          {isLate(ticket, today()) && <Badge tone="danger">Late</Badge>}
        </Inline>
      </Stack>
      {canManage && (
        <Inline $gap="xs">
          {first && <Button onClick={() => move(first)}>{moveInWords(ticket.status, first)}</Button>}
          <Button variant="secondary" onClick={() => setAsks('edit')}>
            Edit
          </Button>
          <ActionsMenu>
            {others.map((status) => (
              <MenuItem key={status} onSelect={() => move(status)}>
                {moveInWords(ticket.status, status)}
              </MenuItem>
            ))}
            {ticket.projectId === '' && (
              <MenuItem onSelect={() => setAsks('promote')}>Make it a capital project</MenuItem>
            )}
            <MenuItem tone="destructive" onSelect={() => setAsks('delete')}>
              Delete ticket
            </MenuItem>
          </ActionsMenu>
        </Inline>
      )}
      {ticket.description && <Written>{ticket.description}</Written>}
      <DescriptionList
        items={[
          { term: 'Location', description: ticket.location || '–' },
          { term: 'Assignee', description: names.person(ticket.assigneeId) || 'No one yet' },
          { term: 'Vendor', description: names.vendor(ticket.vendorId) || '–' },
          { term: 'Due', description: dayInWords(ticket.dueOn || null) },
          ...(canReadReports
            ? [{ term: 'Cost', description: ticket.cost === null ? '–' : moneyInWords(ticket.cost) }]
            : []),
          ...(ticket.projectId === '' ? [] : [{ term: 'Capital project', description: 'Proposed from this ticket' }]),
          ...(ticket.reporterName ? [{ term: 'Reported by', description: ticket.reporterName }] : []),
          ...(ticket.planId ? [{ term: 'Opened by', description: 'A plan of recurring upkeep' }] : []),
          { term: 'Opened', description: momentInWords(ticket.openedAt, timeZone) },
          ...(ticket.resolvedAt ? [{ term: 'Resolved', description: momentInWords(ticket.resolvedAt, timeZone) }] : []),
        ]}
      />
      {(canManage || ticket.photos.length > 0) && (
        <HeadedSection>
          <h3>Photos</h3>
          <TicketPhotos ticket={ticket} />
        </HeadedSection>
      )}
      <HeadedSection>
        <h3>History</h3>
        {canManage && <TicketComment ticket={ticket} />}
        <TicketHistory ticketId={ticket.id} />
      </HeadedSection>
      {asks === 'edit' && <TicketDialog ticket={ticket} onClose={() => setAsks(undefined)} />}
      {asks === 'promote' && (
        <ConfirmDialog
          title={`Make "${ticket.title}" a capital project?`}
          description="It is proposed for the club's long-term plan with its priority, and with its cost as the budget. The ticket stays unchanged."
          action="Make it a project"
          variant="primary"
          change={() => source.promoteTicket(ticket.id)}
          onClose={() => setAsks(undefined)}
          onDone={() => {
            toast({ title: 'Capital project proposed', description: ticket.title, tone: 'success' });
            setAsks(undefined);
          }}
        />
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title={`Delete "${ticket.title}"?`}
          description="Its history and photos go with it. This cannot be undone."
          action="Delete ticket"
          change={() => source.deleteTicket(ticket.id)}
          onClose={() => setAsks(undefined)}
          onDone={() => {
            toast({ title: 'Ticket deleted', tone: 'success' });
            onClose();
          }}
        />
      )}
    </Stack>
  );
}
