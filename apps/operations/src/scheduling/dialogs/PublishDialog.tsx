import { counted, Refusal } from '@platform/module-kit/screens';
import { Badge, Button, Dialog, EmptyState, toast, token } from '@platform/ui';
import { styled } from 'styled-components';
import { dayName } from '../grid/formats';
import type { ScheduleRows } from '../page/useScheduleRows';
import { usePlanning } from '../planning/usePlanning';
import { newsOf } from '../rules/publishing';
import { periodWords } from '../rules/words';
import type { Shift } from '../source/schedulingSource';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';

/** Shows what publishing the week changes, person by person, and publishes it. */
export function PublishDialog({ rows, onClose }: { rows: ScheduleRows; onClose: () => void }) {
  const source = useSchedulingSource();
  const { forget } = usePlanning();
  const { week, shifts, facts } = rows;
  const news = newsOf(shifts, facts.people);
  const count = news.reduce((sum, { fresh, changed }) => sum + fresh.length + changed.length, 0);
  const told = news.filter(({ staffId }) => staffId !== null).length;
  const publishing = useSchedulingChange(() => source.publishWeek(week), {
    onDone(published) {
      forget();
      toast({
        title: `${counted(published.length, 'shift')} published`,
        description: told > 0 ? `${counted(told, 'person', 'people')} told.` : undefined,
        tone: 'success',
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title="Publish schedule"
      description={`Week of ${dayName(week)}. Only the people below are told. Changes of published shifts were announced when you made them.`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {count > 0 && (
            <Button autoFocus loading={publishing.isPending} onClick={() => publishing.mutate()}>
              Publish {counted(count, 'shift')}
            </Button>
          )}
        </>
      }
    >
      {count === 0 ? (
        <EmptyState title="Nothing to publish" description="This week has no drafts. Everyone knows what it holds." />
      ) : (
        <List>
          {news.map(({ staffId, name, fresh, changed }) => (
            <li key={staffId ?? 'open'}>
              <h3>{name}</h3>
              <Lines shifts={fresh} word="New" />
              <Lines shifts={changed} word="Changed" />
            </li>
          ))}
        </List>
      )}
      <Refusal error={publishing.error} />
    </Dialog>
  );
}

function Lines({ shifts, word }: { shifts: readonly Shift[]; word: 'New' | 'Changed' }) {
  const { timeZone, today } = useSchedulingSource();
  return shifts.map((shift) => (
    <Line key={shift.id}>
      <Badge tone={word === 'New' ? 'water' : 'warning'}>{word}</Badge>
      <span>
        {periodWords(shift, timeZone, today())}
        <small>{[shift.role, shift.location].filter(Boolean).join(', ')}</small>
      </span>
    </Line>
  ));
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space.md};
  font-size: ${token.size.sm};
  h3 {
    font-size: ${token.size.sm};
    font-weight: ${token.weight.semibold};
  }
`;

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token.space.xs};
  padding-top: ${token.space.xxs};
  small {
    display: block;
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;
