import { Refusal } from '@platform/module-kit/screens';
import { Badge, Button, EmptyState, onDemand } from '@platform/ui';
import { useState } from 'react';
import { toastSaved } from '../../shared/deck/toastSaved';
import { ItemList, itemRem, ItemWords } from '../dialogs/ItemList';
import { WindowedList } from '../longLists/WindowedList';
import type { OpenShift } from '../rules/ownWeek/myShifts';
import { errorToReader, toReader } from '../rules/requests/readerWords';
import { periodWords } from '../rules/words';
import type { Shift } from '../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';
import type { MyRows } from './useMyRows';
import { MANAGER_DECIDES } from './ownShiftWords';

const TakeDialog = onDemand(() => import('./dialogs/myDialogs'))('TakeDialog');

interface OpenShiftsProps {
  rows: MyRows;
  open: readonly OpenShift[];
  staffId: string;
  /** Shown if there is none. */
  none: string;
}

/**
 * The open shifts: one that breaks no rule can be taken, one with a warning can be requested, any other says why not.
 */
export function OpenShifts({ rows, open, staffId, none }: OpenShiftsProps) {
  const [taken, setTaken] = useState<Shift>();
  return (
    <>
      {open.length === 0 ? (
        <EmptyState title="No open shifts" description={none} />
      ) : (
        <WindowedList as={ItemList} rows={open} keyOf={idOf} remOf={remOf} itemProps={lookOf}>
          {(one) => <Row rows={rows} open={one} staffId={staffId} onTake={() => setTaken(one.shift)} />}
        </WindowedList>
      )}
      {/* Beside the list: a shift that another person took disappears from it, and the dialog says so. */}
      {taken && <TakeDialog rows={rows} shift={taken} staffId={staffId} onClose={() => setTaken(undefined)} />}
    </>
  );
}

const idOf = ({ shiftId }: OpenShift): string => shiftId;
const remOf = ({ reason }: OpenShift): number => itemRem(reason === '' ? 1 : 2);
const lookOf = ({ may }: OpenShift) => (may === 'no' ? { 'data-off': '' as const } : {});

interface RowProps extends Pick<OpenShiftsProps, 'rows' | 'staffId'> {
  open: OpenShift;
  onTake: () => void;
}

function Row({ rows, open: { shift, may, reason }, staffId, onTake }: RowProps) {
  const source = useSchedulingSource();
  const words = periodWords(shift, source.timeZone, source.today());
  const isAsked = rows.requests.some(
    (one) => one.status === 'open' && one.shiftId === shift.id && one.staffId === staffId,
  );
  const wish = { kind: 'pickup' as const, staffId, shiftId: shift.id, colleagueShiftId: null, note: null };
  const asking = useSchedulingChange(() => source.askForShift(wish, shift), {
    onDone: (delivery) => toastSaved(delivery, 'Asked for', MANAGER_DECIDES),
  });
  return (
    <>
      <ItemWords>
        <strong>{words}</strong>
        <span>
          {[shift.role, shift.location, shift.staffId !== null && `${rows.nameOf(shift.staffId)} cannot work it`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {reason !== '' && <small>{toReader(reason, rows.nameOf(staffId))}</small>}
      </ItemWords>
      {isAsked ? (
        <Badge tone="warning">Asked for</Badge>
      ) : may === 'take' ? (
        <Button size="sm" aria-label={`Take shift: ${words}`} onClick={onTake}>
          Take shift
        </Button>
      ) : may === 'ask' ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Ask to take: ${words}`}
          loading={asking.isPending}
          onClick={() => asking.mutate()}
        >
          Ask to take
        </Button>
      ) : null}
      <Refusal error={errorToReader(asking.error, rows.nameOf(staffId))} />
    </>
  );
}
