import { Link, Loaded } from '@platform/module-kit';
import { ListOutline, ExportRows, FilterBar, heightFor, useIsNarrow } from '@platform/module-kit/screens';
import { Button, Card, DataTable, EmptyState, Icon, Inline, onDemand, Stack } from '@platform/ui';
import { Plus, QrCode, Repeat } from 'lucide-react';
import { useMemo } from 'react';
import { LimitedDays } from '../parts/LimitedDays';
import { useNames } from '../parts/useNames';
import { isLimited } from '../rules/dayRange';
import { filterTickets, inTicketOrder, isDatedWithin } from '../rules/tickets/tickets';
import { useTickets } from '../source/queries';
import { useOperationsSource } from '../source/useOperationsSource';
import type { Ticket } from '../source/rows/ticket';
import { useOperationsAddress } from '../useOperationsAddress';
import { ticketColumns } from './ticketColumns';
import { ticketCsv } from './ticketCsv';
import { TicketFilters } from './TicketFilters';
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
  const columns = ticketColumns({ names, today: today(), hrefOf: ({ id }) => linkTo({ open: id }) });
  return (
    <Stack>
      <FilterBar>
        <TicketFilters found={shown.length} />
        <Inline $gap="xs">
          <ExportRows fileName="tickets" columns={ticketCsv(names, canReadReports)} rows={shown} />
          <Button
            as={Link}
            to={`${basePath}/upkeep`}
            variant="secondary"
            icon={<Repeat size={18} aria-hidden="true" />}
          >
            Upkeep
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
