import { DataError } from '@platform/module-kit';
import { addDays, counted } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { usePlanning } from '../../planning/usePlanning';
import { shiftsOfDays } from '../../rules/ownWeek/shiftsOfDays';
import { periodWords } from '../../rules/words';
import { sundayOf } from '../../../shared/calendar/week';
import type { Decision } from '../../source/changes/requests';
import { useShifts } from '../../source/queries';
import type { ShiftRequest } from '../../source/rows/request';
import type { TimeOff } from '../../source/rows/timeOff';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { Decide } from './Decide';
import { OverrideDialog } from '../OverrideDialog';

interface DecideTimeOffProps {
  request: TimeOff;
  name: string;
  /** In words. */
  days: string;
}

/** A request for days off, with the shifts that approving it opens. */
export function DecideTimeOff({ request, name, days }: DecideTimeOffProps) {
  const source = useSchedulingSource();
  const { id, startsOn, endsOn, staffId, reason } = request;
  // Days off over a weekend are in two weeks; for longer ones, the first and last week count.
  const first = useShifts(sundayOf(addDays(startsOn, -1)));
  const second = useShifts(sundayOf(startsOn));
  const last = useShifts(sundayOf(endsOn));
  const known = [...(first.data ?? []), ...(second.data ?? []), ...(last.data ?? [])];
  const opens = shiftsOfDays(known, request, source);
  const { recordOther, undoOfLast } = usePlanning();
  const deciding = useSchedulingChange(({ decision, note }: Decided) => source.decideTimeOff(id, decision, note), {
    onDone(opened, { decision, note }) {
      const title = `${name}: time off ${decision === 'approved' ? 'approved' : 'denied'}`;
      recordOther(title, {
        async undo(reason) {
          await source.reopenTimeOff(id, reason ?? undefined);
          return `${name} is told that it is not decided yet.`;
        },
        async redo() {
          await source.decideTimeOff(id, decision, note);
          return undefined;
        },
      });
      toast({
        title,
        description: opened.length > 0 ? `${counted(opened.length, 'shift')} opened.` : undefined,
        tone: 'success',
        action: { label: 'Undo', onSelect: undoOfLast() },
      });
    },
  });
  return (
    <Decide
      label={`${name}, ${days}`}
      isPending={deciding.isPending}
      error={deciding.error}
      onDecide={(decision, note) => deciding.mutate({ decision, note })}
    >
      <strong>{name}</strong>
      <span>{days}</span>
      {reason !== null && <small>{reason}</small>}
      {opens.length > 0 ? (
        <>
          <small>Approving opens {counted(opens.length, 'shift')}:</small>
          {opens.map((shift) => (
            <small key={shift.id}>
              {shift.role}, {periodWords(shift, source.timeZone, source.today())}
            </small>
          ))}
        </>
      ) : (
        staffId && <small>They have no shift on these days.</small>
      )}
    </Decide>
  );
}

interface DecideShiftRequestProps {
  request: ShiftRequest;
  words: { title: string; lines: readonly string[] };
  /** The person who has not agreed yet; null if no one must. */
  waitsFor: string | null;
}

/** A request to drop, swap or take a shift. */
export function DecideShiftRequest({ request, words, waitsFor }: DecideShiftRequestProps) {
  const source = useSchedulingSource();
  const { recordOther, undoOfLast } = usePlanning();
  const deciding = useSchedulingChange(
    ({ decision, note, reason }: Decided) => source.decideRequest(request.id, decision, note, reason),
    {
      onDone(_, { decision, note, reason }) {
        const done = decision === 'approved' ? 'approved' : 'denied';
        recordOther(`${words.title}: ${done}`, {
          async undo(given) {
            await source.reopenRequest(request.id, given ?? undefined);
            return 'The people are told that it is open again.';
          },
          async redo(given) {
            await source.decideRequest(request.id, decision, note, given ?? reason);
            return undefined;
          },
        });
        toast({ title: `Request ${done}`, tone: 'success', action: { label: 'Undo', onSelect: undoOfLast() } });
      },
    },
  );
  const { error } = deciding;
  const warned = error instanceof DataError && error.code === 'PT422' ? error : null;
  return (
    <Decide
      label={words.title}
      waitsFor={waitsFor}
      isPending={deciding.isPending}
      error={warned ? null : error}
      onDecide={(decision, note) => deciding.mutate({ decision, note })}
    >
      <strong>{words.title}</strong>
      {words.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {request.note !== null && <small>“{request.note}”</small>}
      {warned && (
        <OverrideDialog
          message={warned.message}
          hint={warned.hint}
          onAnswer={(reason) =>
            reason === null ? deciding.reset() : deciding.mutate({ decision: 'approved', note: '', reason })
          }
        />
      )}
    </Decide>
  );
}

interface Decided {
  decision: Decision;
  note: string;
  /** Overrides soft rules. */
  reason?: string;
}
