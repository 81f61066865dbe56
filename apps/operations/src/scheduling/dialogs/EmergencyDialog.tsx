import { counted, Refusal } from '@platform/module-kit/screens';
import { Alert, Badge, Button, Dialog, EmptyState } from '@platform/ui';
import type { ScheduleRows } from '../page/useScheduleRows';
import { DAY } from '../../shared/clock';
import { periodWords } from '../rules/words';
import { useOffers } from '../source/queries';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';
import { ItemList, ItemWords } from './ItemList';

/** Offers every open shift of the next 24 hours to all who may take it. The first person to accept has it. */
export function EmergencyDialog({ rows, onClose }: { rows: ScheduleRows; onClose: () => void }) {
  const source = useSchedulingSource();
  const { timeZone, today, now } = source;
  const offers = useOffers();
  const moment = now().getTime();
  const open = rows.around.filter(({ status, staffId, startsAt }) => {
    const starts = Date.parse(startsAt);
    return status === 'published' && staffId === null && starts > moment && starts <= moment + DAY;
  });
  const offering = useSchedulingChange(() => source.offerOpenShifts());
  const askedOf = (shiftId: string) => offers.data?.filter((offer) => offer.shiftId === shiftId).length ?? 0;
  const told = new Set(offering.data?.map(({ staffId }) => staffId)).size;
  return (
    <Dialog
      open
      size="lg"
      title="Emergency Coverage"
      description="Every open shift of the next 24 hours is offered to everyone who may work it. The first to accept has it."
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {open.length > 0 && (
            <Button loading={offering.isPending} onClick={() => offering.mutate()}>
              Offer {counted(open.length, 'open shift')}
            </Button>
          )}
        </>
      }
    >
      {open.length === 0 ? (
        <EmptyState
          title="No open shift begins within 24 hours"
          description="Drafts are not offered: publish them first. A shift whose person cannot come is made open first."
        />
      ) : (
        <ItemList>
          {open.map((shift) => {
            const asked = askedOf(shift.id);
            return (
              <li key={shift.id}>
                <ItemWords>
                  <strong>
                    {shift.role}, {periodWords(shift, timeZone, today())}
                  </strong>
                  {shift.location !== null && <small>{shift.location}</small>}
                </ItemWords>
                <Badge tone={asked > 0 ? 'success' : 'warning'}>
                  {asked > 0 ? `Offered to ${counted(asked, 'person', 'people')}` : 'Not offered yet'}
                </Badge>
              </li>
            );
          })}
        </ItemList>
      )}
      {offering.data && (
        <Alert
          tone={told > 0 ? 'success' : 'warning'}
          title={told > 0 ? `${counted(told, 'person', 'people')} asked` : 'No one may work these shifts'}
        >
          {told > 0 ? 'The schedule shows the first person who accepts.' : 'Find Coverage says why.'}
        </Alert>
      )}
      <Refusal error={offering.error} />
    </Dialog>
  );
}
