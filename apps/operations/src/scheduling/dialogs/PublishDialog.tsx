import { counted, Refusal } from '@platform/module-kit/screens';
import { Badge, Button, Checkbox, Dialog, EmptyState, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dayName } from '../grid/formats';
import type { ScheduleRows } from '../page/useScheduleRows';
import { usePlanning } from '../planning/usePlanning';
import { newsOf, type PersonNews } from '../rules/publishing';
import { periodWords } from '../rules/words';
import type { Shift } from '../source/schedulingSource';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';

/** Shows person by person what publishing the shown weeks changes, and publishes the chosen ones. */
export function PublishDialog({ rows, onClose }: { rows: ScheduleRows; onClose: () => void }) {
  const source = useSchedulingSource();
  const { forget } = usePlanning();
  const { weeks, facts } = rows;
  const [left, setLeft] = useState<readonly string[]>([]);
  const drafts = weeks
    .map(({ week, shifts }) => ({ week, news: newsOf(shifts, facts.people) }))
    .filter(({ news }) => news.length > 0);
  const chosen = drafts.filter(({ week }) => !left.includes(week));
  const count = countOf(chosen.flatMap(({ news }) => news));
  const told = new Set(chosen.flatMap(({ news }) => news.flatMap(({ staffId }) => staffId ?? []))).size;
  const publishing = useSchedulingChange(
    async () => {
      const published = [];
      for (const { week } of chosen) published.push(...(await source.publishWeek(week)));
      return published;
    },
    {
      onDone(published) {
        forget();
        // One answer has at most a thousand rows.
        const done = Math.max(published.length, count);
        toast({
          title: `${counted(done, 'shift')} published`,
          description: told > 0 ? `${counted(told, 'person', 'people')} told.` : undefined,
          tone: 'success',
        });
        onClose();
      },
    },
  );
  const when = weeks.length > 1 ? `Two weeks from ${dayName(rows.week)}` : `Week of ${dayName(rows.week)}`;
  return (
    <Dialog
      open
      title="Publish schedule"
      description={`${when}. Only the people below are told. Changes of published shifts were announced when you made them.`}
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
      {drafts.length === 0 && (
        <EmptyState
          title="Nothing to publish"
          description={`${weeks.length > 1 ? 'These weeks have' : 'This week has'} no drafts. Everyone knows what ${weeks.length > 1 ? 'they hold' : 'it holds'}.`}
        />
      )}
      {drafts.map(({ week, news }) => (
        <section key={week} aria-label={`Week of ${dayName(week)}`}>
          {weeks.length > 1 && (
            <Checkbox
              label={`Week of ${dayName(week)}`}
              hint={counted(countOf(news), 'draft')}
              checked={!left.includes(week)}
              onChange={(event) =>
                setLeft((now) => (event.target.checked ? now.filter((one) => one !== week) : [...now, week]))
              }
            />
          )}
          {!left.includes(week) && <News news={news} />}
        </section>
      ))}
      <Refusal error={publishing.error} />
    </Dialog>
  );
}

const countOf = (news: readonly PersonNews[]): number =>
  news.reduce((sum, { fresh, changed }) => sum + fresh.length + changed.length, 0);

function News({ news }: { news: readonly PersonNews[] }) {
  return (
    <List>
      {news.map(({ staffId, name, fresh, changed }) => (
        <li key={staffId ?? 'open'}>
          <h3>{name}</h3>
          <Lines shifts={fresh} word="New" />
          <Lines shifts={changed} word="Changed" />
        </li>
      ))}
    </List>
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
