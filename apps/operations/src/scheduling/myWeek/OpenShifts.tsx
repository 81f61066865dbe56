import { Refusal } from '@platform/module-kit/screens';
import { Badge, Button, EmptyState, toast } from '@platform/ui';
import { ItemList, ItemWords } from '../dialogs/ItemList';
import { periodWords } from '../rules/words';
import type { Shift } from '../source/schedulingSource';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';
import type { MyRows } from './useMyRows';

interface OpenShiftsProps {
  rows: MyRows;
  shifts: readonly Shift[];
  staffId: string;
}

/** The open shifts: one that was offered is taken at once, any other is asked for. */
export function OpenShifts({ rows, shifts, staffId }: OpenShiftsProps) {
  if (shifts.length === 0) {
    return <EmptyState title="No open shifts" description="Every shift of this week and the next has a person." />;
  }
  return (
    <ItemList>
      {shifts.map((shift) => (
        <OpenShift key={shift.id} rows={rows} shift={shift} staffId={staffId} />
      ))}
    </ItemList>
  );
}

function OpenShift({ rows, shift, staffId }: Omit<OpenShiftsProps, 'shifts'> & { shift: Shift }) {
  const source = useSchedulingSource();
  const words = periodWords(shift, source.timeZone, source.today());
  const isOffered = rows.offers.some((offer) => offer.shiftId === shift.id && offer.staffId === staffId);
  const isAsked = rows.requests.some(
    ({ status, shiftId, staffId: asker }) => status === 'open' && shiftId === shift.id && asker === staffId,
  );
  const taking = useSchedulingChange(() => source.acceptOffer(shift.id), {
    onDone: () => toast({ title: 'The shift is yours', description: words, tone: 'success' }),
  });
  const wish = { kind: 'pickup' as const, staffId, shiftId: shift.id, colleagueShiftId: null, note: null };
  const asking = useSchedulingChange(() => source.askForShift(wish), {
    onDone: () => toast({ title: 'Asked for', description: 'Your manager decides.', tone: 'success' }),
  });
  return (
    <li>
      <ItemWords>
        <strong>{words}</strong>
        <span>{[shift.role, shift.location].filter(Boolean).join(' · ')}</span>
      </ItemWords>
      {isOffered ? (
        <Button
          size="sm"
          aria-label={`Take shift: ${words}`}
          loading={taking.isPending}
          onClick={() => taking.mutate()}
        >
          Take shift
        </Button>
      ) : isAsked ? (
        <Badge tone="warning">Asked for</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Ask for it: ${words}`}
          loading={asking.isPending}
          onClick={() => asking.mutate()}
        >
          Ask for it
        </Button>
      )}
      <Refusal error={taking.error ?? asking.error} />
    </li>
  );
}
