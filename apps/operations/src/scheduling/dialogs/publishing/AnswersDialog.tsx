import { Badge, Button, Dialog, EmptyState, type Tone } from '@platform/ui';
import { useScheduleActions } from '../../shift/ScheduleActions';
import { WindowedList } from '../../longLists/WindowedList';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { answersOf } from '../../rules/publishing/answers';
import { periodWords } from '../../rules/words';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { GroupTitle } from '../GroupTitle';
import { ItemList, itemRem, ItemWords } from '../ItemList';

/** Who has confirmed the shown shifts: declined ones first, each with a way to find another person. */
export function AnswersDialog({ rows, onClose }: { rows: ScheduleRows; onClose: () => void }) {
  const { now } = useSchedulingSource();
  const { waiting, confirmed } = answersOf(
    rows.weeks.flatMap(({ shifts }) => shifts),
    now().getTime(),
  );
  // These need a person, so those of the next week are included.
  const { declined } = answersOf(rows.around, now().getTime());
  const isEmpty = declined.length + waiting.length + confirmed.length === 0;
  return (
    <Dialog
      open
      size="lg"
      title="Who has confirmed"
      description="The published shifts of the shown week that are still to come. A declined shift stays with its person until someone takes it; those of the next week stand here, too."
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {isEmpty && (
        <EmptyState
          title="No shift waits for an answer"
          description="Once you publish shifts, their people confirm them here."
        />
      )}
      <Group title="Declined" tone="danger" shifts={declined} rows={rows} />
      <Group title="Not answered yet" tone="warning" shifts={waiting} rows={rows} />
      <Group title="Confirmed" tone="success" shifts={confirmed} rows={rows} />
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  tone: Tone;
  shifts: readonly Shift[];
  rows: ScheduleRows;
}

function Group({ title, tone, shifts, rows }: GroupProps) {
  const { timeZone, today } = useSchedulingSource();
  const { onFindCoverage } = useScheduleActions();
  if (shifts.length === 0) return null;
  return (
    <section aria-label={title}>
      <GroupTitle>
        {title} <Badge tone={tone}>{shifts.length}</Badge>
      </GroupTitle>
      <WindowedList as={ItemList} rows={shifts} keyOf={idOf} remOf={remOf}>
        {(shift) => {
          const name = rows.facts.people.get(shift.staffId ?? '')?.name ?? 'A former colleague';
          const words = periodWords(shift, timeZone, today());
          return (
            <>
              <ItemWords>
                <strong>{name}</strong>
                <span>{[words, shift.role, shift.location].filter(Boolean).join(' · ')}</span>
                {shift.answer?.note && <small>“{shift.answer.note}”</small>}
              </ItemWords>
              {shift.answer?.answer !== 'confirmed' && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Find coverage: ${name}, ${words}`}
                  onClick={() => onFindCoverage(shift)}
                >
                  Find coverage
                </Button>
              )}
            </>
          );
        }}
      </WindowedList>
    </section>
  );
}

const idOf = ({ id }: Shift): string => id;
const remOf = ({ answer }: Shift): number => itemRem(answer?.note ? 2 : 1);
