import { Loaded } from '@platform/module-kit';
import { ActionsMenu, ConfirmDialog, dayInWords, DividedList, Muted } from '@platform/module-kit/screens';
import { Badge, Inline, MenuItem, onDemand, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import { Written } from '../parts/pageParts';
import { useVisits } from '../source/queries';
import type { Vendor, Visit } from '../source/rows/vendor';
import { useOperationsSource } from '../source/useOperationsSource';

const VisitDialog = onDemand(() => import('./VisitDialog'))('VisitDialog');

type Asks = { visit: Visit; kind: 'record' | 'schedule' | 'edit' | 'delete' };

/** The visits of a vendor, the latest first: planned ones and past ones. */
export function VisitList({ vendor }: { vendor: Vendor }) {
  const source = useOperationsSource();
  const visits = useVisits(vendor.id);
  const [asks, setAsks] = useState<Asks>();
  const done = () => setAsks(undefined);
  return (
    <Loaded query={visits} label="the visits" failure="Failed to fetch the visits of this vendor">
      {(found) => (
        <>
          {found.length === 0 && <Muted>No visit is planned, and none took place yet.</Muted>}
          <DividedList aria-label="Visits" $align="start">
            {found.map((visit) => (
              <VisitRow key={visit.id} visit={visit} onAsk={(kind) => setAsks({ visit, kind })} />
            ))}
          </DividedList>
          {asks && asks.kind !== 'delete' && (
            <VisitDialog
              vendor={vendor}
              visit={found.find(({ id }) => id === asks.visit.id) ?? asks.visit}
              kind={asks.kind}
              onClose={done}
            />
          )}
          {asks?.kind === 'delete' && (
            <ConfirmDialog
              title="Delete this visit?"
              description="It is removed from the record of this vendor. This cannot be undone."
              action="Delete visit"
              change={() => source.deleteVisit(vendor.id, asks.visit.id)}
              onClose={done}
              onDone={() => {
                toast({ title: 'Visit deleted', tone: 'success' });
                done();
              }}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function VisitRow({ visit, onAsk }: { visit: Visit; onAsk: (kind: Asks['kind']) => void }) {
  const source = useOperationsSource();
  const { scheduledOn, visitedOn, purpose, notes, invoice } = visit;
  const day = dayInWords(visitedOn || scheduledOn);
  const isMissed = visitedOn === '' && scheduledOn < source.today();
  return (
    <li>
      <Stack $gap="hair">
        <Inline $gap="xs">
          <strong>{day}</strong>
          {visitedOn ? (
            <Badge tone="success">Visited</Badge>
          ) : (
            <Badge tone={isMissed ? 'danger' : 'water'}>{isMissed ? 'Overdue' : 'Planned'}</Badge>
          )}
          {visitedOn && invoice === 'open' && <Badge tone="warning">Invoice not paid</Badge>}
        </Inline>
        {purpose && <span>{purpose}</span>}
        {notes && <Written as="span">{notes}</Written>}
        {visitedOn && scheduledOn && scheduledOn !== visitedOn && (
          <Muted>Was planned for {dayInWords(scheduledOn)}</Muted>
        )}
        {visitedOn && invoice === 'paid' && <Muted>Invoice paid</Muted>}
      </Stack>
      {source.canManage && (
        <ActionsMenu of={`the visit of ${day}`}>
          {!visitedOn && <MenuItem onSelect={() => onAsk('record')}>It took place</MenuItem>}
          <MenuItem onSelect={() => onAsk(visitedOn ? 'edit' : 'schedule')}>
            {visitedOn ? 'Edit' : 'Move to another day'}
          </MenuItem>
          <MenuItem tone="destructive" onSelect={() => onAsk('delete')}>
            Delete
          </MenuItem>
        </ActionsMenu>
      )}
    </li>
  );
}
