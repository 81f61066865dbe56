import { Link, Loaded } from '@platform/module-kit';
import {
  ListOutline,
  counted,
  dayInWords,
  ExportRows,
  FilterBar,
  Filters,
  heightFor,
  Muted,
  RowName,
  useIsNarrow,
  useTypedSearch,
} from '@platform/module-kit/screens';
import {
  Badge,
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Icon,
  Inline,
  onDemand,
  SearchField,
  SelectField,
  Stack,
} from '@platform/ui';
import { Plus, QrCode, Repeat } from 'lucide-react';
import { useMemo } from 'react';
import { LimitedDays } from '../parts/LimitedDays';
import { NameCell } from '../parts/pageParts';
import { useNames } from '../parts/useNames';
import { isLimited } from '../rules/dayRange';
import {
  filterTickets,
  inTicketOrder,
  isDatedWithin,
  isLate,
  priorityTones,
  priorityWords,
  statusWords,
} from '../rules/tickets/tickets';
import { useTickets } from '../source/queries';
import { useOperationsSource } from '../source/useOperationsSource';
import type { Ticket } from '../source/rows/ticket';
import { useOperationsAddress } from '../useOperationsAddress';
import { StatusMenu } from './StatusMenu';
import { ticketCsv } from './ticketCsv';
import { TICKETS_FAILED } from '../source/failures';

const TicketDrawer = onDemand(() => import('./TicketDrawer'))('TicketDrawer');

/** What is broken, how urgent it is, and who handles it. */
export function TicketsTab() {
  const tickets = useTickets();
  return (
    <Loaded query={tickets} label="tickets" failure={TICKETS_FAILED} shape={<ListOutline rows={5} columns={6} />}>
      {(found) => <Tickets tickets={found} />}
    </Loaded>
  );
}

function Tickets({ tickets }: { tickets: readonly Ticket[] }) {
  const { basePath, canManage, canReadReports, today, timeZone } = useOperationsSource();
  const { values, change, linkTo } = useOperationsAddress();
  const { search, status, priority, open } = values;
  const [typed, setTyped] = useTypedSearch(search, (next) => change({ search: next }));
  const names = useNames();
  // The drawer shows what a narrow page omits.
  const isNarrow = useIsNarrow();
  const shown = useMemo(
    () =>
      filterTickets(
        inTicketOrder(
          isLimited(values) ? tickets.filter((ticket) => isDatedWithin(values, ticket, timeZone)) : tickets,
        ),
        { search, status, priority },
        ({ assigneeId, vendorId }) => [names.person(assigneeId), names.vendor(vendorId)],
      ),
    [tickets, values, timeZone, search, status, priority, names],
  );
  const close = () => change({ open: '' });
  const columns: Column<Ticket>[] = [
    {
      key: 'title',
      header: 'Ticket',
      cell: (ticket) => (
        <NameCell>
          <RowName to={linkTo({ open: ticket.id })}>{ticket.title}</RowName>
          {ticket.location && <Muted>{ticket.location}</Muted>}
        </NameCell>
      ),
      sortBy: ({ title }) => title,
    },
    {
      key: 'priority',
      header: 'Priority',
      cell: (ticket) => <Badge tone={priorityTones[ticket.priority]}>{priorityWords[ticket.priority]}</Badge>,
      sortBy: (ticket) => ['high', 'medium', 'low'].indexOf(ticket.priority),
    },
    {
      key: 'status',
      header: 'Status',
      cell: (ticket) => <StatusMenu ticket={ticket} />,
      sortBy: (ticket) => ['open', 'in_progress', 'resolved'].indexOf(ticket.status),
    },
    {
      key: 'assignee',
      header: 'Assignee',
      cell: ({ assigneeId }) => names.person(assigneeId) || <Muted>No one yet</Muted>,
      sortBy: ({ assigneeId }) => names.person(assigneeId),
    },
    {
      key: 'vendor',
      header: 'Vendor',
      cell: ({ vendorId }) => names.vendor(vendorId) || '–',
      sortBy: ({ vendorId }) => names.vendor(vendorId),
      onPhone: 'away',
    },
    {
      key: 'due',
      header: 'Due',
      cell: (ticket) =>
        isLate(ticket, today()) ? (
          <Badge tone="danger">Was due {dayInWords(ticket.dueOn, today())}</Badge>
        ) : (
          dayInWords(ticket.dueOn || null, today())
        ),
      sortBy: ({ dueOn }) => dueOn || '9999',
    },
  ];
  return (
    <Stack>
      <FilterBar>
        <Filters>
          <SearchField
            label="Search tickets"
            value={typed}
            found={counted(shown.length, 'ticket')}
            onChange={setTyped}
          />
          <SelectField
            label="Status"
            value={status}
            options={[
              { value: 'all', label: 'Any status' },
              { value: 'active', label: 'Not resolved' },
              ...(['open', 'in_progress', 'resolved'] as const).map((value) => ({ value, label: statusWords[value] })),
            ]}
            onChange={(event) => change({ status: event.target.value as typeof status })}
          />
          <SelectField
            label="Priority"
            value={priority}
            options={[
              { value: 'all', label: 'Any priority' },
              ...(['high', 'medium', 'low'] as const).map((value) => ({ value, label: priorityWords[value] })),
            ]}
            onChange={(event) => change({ priority: event.target.value as typeof priority })}
          />
        </Filters>
        <Inline $gap="xs">
          <ExportRows fileName="tickets" columns={ticketCsv(names, canReadReports)} rows={shown} />
          <Button
            as={Link}
            to={`${basePath}/upkeep`}
            variant="secondary"
            icon={<Repeat size={18} aria-hidden="true" />}
          >
            Recurring upkeep
          </Button>
          {canManage && (
            <Button
              as={Link}
              to={`${basePath}/places`}
              variant="secondary"
              icon={<QrCode size={18} aria-hidden="true" />}
            >
              Places
            </Button>
          )}
          {canManage ? (
            <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => change({ entering: 'ticket' })}>
              Add ticket
            </Button>
          ) : (
            <Button as={Link} to={`${basePath}/report`} icon={<Plus size={18} aria-hidden="true" />}>
              Report a problem
            </Button>
          )}
        </Inline>
      </FilterBar>
      <LimitedDays what={`tickets ${values.dated}`} />
      <Card $padding="none">
        <DataTable
          label="Tickets"
          columns={isNarrow ? columns.filter(({ key }) => key !== 'vendor') : columns}
          rows={shown}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          cards
          maxHeight={heightFor(shown.length)}
          empty={
            tickets.length === 0 ? (
              <EmptyState
                title="No tickets yet"
                description="What is broken appears here, with how urgent it is and who takes care of it."
                icon={<Icon name="clipboard-list" size={24} />}
                action={
                  canManage ? <Button onClick={() => change({ entering: 'ticket' })}>Add ticket</Button> : undefined
                }
              />
            ) : (
              <EmptyState
                title="No ticket fits"
                description="Try fewer words, or another status or priority."
                action={
                  <Button
                    variant="secondary"
                    onClick={() => change({ search: '', status: 'all', priority: 'all', from: '', to: '' })}
                  >
                    Show all tickets
                  </Button>
                }
              />
            )
          }
        />
      </Card>
      {open && <TicketDrawer ticket={tickets.find(({ id }) => id === open)} onClose={close} />}
    </Stack>
  );
}
