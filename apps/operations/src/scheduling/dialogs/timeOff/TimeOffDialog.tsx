import { Loaded } from '@platform/module-kit';
import { Button, Dialog, EmptyState } from '@platform/ui';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { requestWords } from '../../rules/requests/requestWords';
import { daysWords } from '../../rules/words';
import { useRequests, useTimeOff } from '../../source/queries';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { Blackouts } from './Blackouts';
import { DecideShiftRequest, DecideTimeOff } from './DecideRequest';
import { ItemList } from '../ItemList';

/** The staff's requests: days off, and shifts to drop, swap or take. Each is approved or denied with a note. */
export function TimeOffDialog({ rows, onClose }: { rows: ScheduleRows; onClose: () => void }) {
  const { timeZone, today } = useSchedulingSource();
  const timeOff = useTimeOff();
  const requests = useRequests();
  const nameOf = (id: string | null) =>
    id === null ? 'No one' : (rows.facts.people.get(id)?.name ?? 'A former colleague');
  return (
    <Dialog
      open
      size="lg"
      title="Time Off Requests"
      description="Approving days off opens the shifts that the person has on them."
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Loaded query={timeOff} label="time off" failure="Failed to fetch the time off" height="9rem">
        {(all) => {
          const pending = all.filter(({ status }) => status === 'pending');
          if (pending.length === 0) {
            return <EmptyState title="No time off to decide" description="What people ask for appears here." />;
          }
          return (
            <section aria-label="Time off">
              <ItemList>
                {pending.map((request) => (
                  <DecideTimeOff
                    key={request.id}
                    request={request}
                    name={nameOf(request.staffId)}
                    days={daysWords(request.startsOn, request.endsOn, today())}
                  />
                ))}
              </ItemList>
            </section>
          );
        }}
      </Loaded>
      <Loaded query={requests} label="requests about shifts" failure="Failed to fetch the requests" height="9rem">
        {(all) => {
          const open = all.filter(({ status }) => status === 'open');
          if (open.length === 0) return null;
          return (
            <section aria-label="Requests about shifts">
              <h3>Requests about shifts</h3>
              <ItemList>
                {open.map((request) => (
                  <DecideShiftRequest
                    key={request.id}
                    request={request}
                    waitsFor={
                      request.kind === 'swap' && request.colleagueAgreedAt === null ? nameOf(request.colleagueId) : null
                    }
                    words={requestWords(request, { timeZone, today: today(), nameOf })}
                  />
                ))}
              </ItemList>
            </section>
          );
        }}
      </Loaded>
      <Blackouts all={rows.blackouts} />
    </Dialog>
  );
}
