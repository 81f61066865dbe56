import { DataError, Loaded } from '@platform/module-kit';
import { counted, Refusal } from '@platform/module-kit/screens';
import { Alert, Badge, Button, Dialog, EmptyState } from '@platform/ui';
import { useMemo } from 'react';
import { WindowedList } from '../../longLists/WindowedList';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { usePlanning } from '../../planning/usePlanning';
import { emergencyShifts, someNames, toAsk, type EmergencyShift } from '../../rules/coverage/emergency';
import { peopleOf } from '../../rules/publishing/unpublishing';
import { periodWords } from '../../rules/words';
import { useOffers } from '../../source/queries';
import type { ShiftOffer } from '../../source/rows/request';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { ItemList, itemRem, ItemWords } from '../ItemList';

interface EmergencyDialogProps {
  rows: ScheduleRows;
  onClose: () => void;
}

/**
 * Offers every shift of the next 24 hours that is open or needs coverage to everyone who may work it. The first person
 * to accept gets it.
 */
export function EmergencyDialog({ rows, onClose }: EmergencyDialogProps) {
  const source = useSchedulingSource();
  const offers = useOffers();
  // The rules are asked about each person for each shift.
  const shifts = useMemo(
    () => (offers.data ? emergencyShifts(rows.around, offers.data, rows.facts) : []),
    [rows.around, rows.facts, offers.data],
  );
  const fresh = toAsk(shifts);
  const { recordOther } = usePlanning();
  /** Offers every such shift. @returns the new offers */
  const offer = async (): Promise<readonly ShiftOffer[]> =>
    (await source.offerOpenShifts()).filter(({ isNew }) => isNew);
  const offering = useSchedulingChange(async () => {
    let made = await offer();
    const told = peopleOf(made);
    if (made.length > 0) {
      recordOther(offerWords(made), {
        async undo() {
          const withdrawn = await source.withdrawOffers(made.map(({ id }) => id));
          return withdrawnWords(made, withdrawn);
        },
        async redo() {
          const renewed = await offer();
          if (renewed.length === 0) throw nothingToOffer();
          made = renewed;
          return offerWords(made);
        },
      });
    }
    return told;
  });
  const offered = shifts.filter((one) => one.fresh.length > 0);
  return (
    <Dialog
      open
      size="lg"
      title="Emergency Coverage"
      description="Every shift of the next 24 hours that is open or needs coverage is offered to everyone who may work it. The first to accept has it. Until then it stays with its person."
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {fresh.size > 0 && (
            <Button loading={offering.isPending} onClick={() => offering.mutate()}>
              Offer {counted(offered.length, 'shift')} to {counted(fresh.size, 'person', 'people')}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={offers} label="offers" failure="Failed to fetch the offers" height="9rem">
        {() => <Shifts rows={rows} shifts={shifts} />}
      </Loaded>
      {offering.data !== undefined && (
        <Alert
          tone={offering.data > 0 ? 'success' : 'warning'}
          title={offering.data > 0 ? `Offered to ${counted(offering.data, 'person', 'people')}` : 'No one was asked'}
        >
          {offering.data > 0
            ? 'The schedule shows the first person who accepts. Undo takes the offers back.'
            : 'The schedule has changed meanwhile. The list above is up to date.'}
        </Alert>
      )}
      <Refusal error={offering.error} />
    </Dialog>
  );
}

const nothingToOffer = () =>
  new DataError(
    'There is no one left to ask.',
    'PT409',
    409,
    'Emergency Coverage shows the shifts of the next 24 hours, and who has been asked.',
  );

const offerWords = (made: readonly ShiftOffer[]): string =>
  `${counted(new Set(made.map(({ shiftId }) => shiftId)).size, 'shift')} offered to ${counted(peopleOf(made), 'person', 'people')}`;

/** Who is told that offers were taken back, and how many shifts someone has taken before. */
function withdrawnWords(made: readonly ShiftOffer[], withdrawn: readonly string[]): string {
  const ids = new Set(withdrawn);
  const back = made.filter(({ id }) => ids.has(id));
  const open = new Set(back.map(({ shiftId }) => shiftId));
  const taken = new Set(made.map(({ shiftId }) => shiftId)).size - open.size;
  const told = `${counted(peopleOf(back), 'person is', 'people are')} told.`;
  return taken > 0
    ? `${told} ${counted(taken, 'shift was', 'shifts were')} taken or changed before, so ${taken === 1 ? 'it stays as it is' : 'they stay as they are'}.`
    : told;
}

function Shifts({ rows, shifts }: { rows: ScheduleRows; shifts: readonly EmergencyShift[] }) {
  if (shifts.length === 0) {
    return (
      <EmptyState
        title="No shift of the next 24 hours needs a person"
        description="Drafts are not offered: publish them first. A shift whose person cannot come is offered once it needs coverage."
      />
    );
  }
  return (
    <WindowedList as={ItemList} rows={shifts} keyOf={({ shift }) => shift.id} remOf={remOf}>
      {(one) => <Row rows={rows} {...one} />}
    </WindowedList>
  );
}

/** Below its title, a row has a line about the place, and one for each kind of people, or one without people. */
const remOf = ({ offered, fresh }: EmergencyShift): number =>
  itemRem(1 + Math.max(1, Number(offered.length > 0) + Number(fresh.length > 0)));

function Row({ rows, shift, offered, fresh }: EmergencyShift & { rows: ScheduleRows }) {
  const { timeZone, today } = useSchedulingSource();
  const holder = shift.staffId === null ? undefined : rows.facts.people.get(shift.staffId)?.name;
  const count = offered.length + fresh.length;
  return (
    <>
      <ItemWords>
        <strong>
          {shift.role}, {periodWords(shift, timeZone, today())}
        </strong>
        <span>
          {[shift.location, holder ? `${holder} may not be able to work it` : 'Open'].filter(Boolean).join(' · ')}
        </span>
        {offered.length > 0 && <small>Offered already: {someNames(offered)}</small>}
        {fresh.length > 0 && <small>To be asked: {someNames(fresh)}</small>}
        {count === 0 && <small>No one may work it. Find Coverage says why.</small>}
      </ItemWords>
      {count === 0 ? (
        <Badge tone="danger">No one to ask</Badge>
      ) : fresh.length === 0 ? (
        <Badge tone="success">Offered to {counted(offered.length, 'person', 'people')}</Badge>
      ) : (
        <Badge tone="warning">{counted(fresh.length, 'person', 'people')} to be asked</Badge>
      )}
    </>
  );
}
