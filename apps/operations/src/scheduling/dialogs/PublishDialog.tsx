import { counted, Refusal } from '@platform/module-kit/screens';
import { Badge, Button, Checkbox, Dialog, EmptyState, toast, token } from '@platform/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { dayName } from '../grid/formats';
import { WindowedList } from '../lists/WindowedList';
import type { ScheduleRows } from '../page/useScheduleRows';
import { usePlanning } from '../planning/usePlanning';
import { newsOf, type PersonNews } from '../rules/publishing';
import { peopleOf } from '../rules/unpublishing';
import { periodWords } from '../rules/words';
import type { Shift } from '../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';

/** Shows person by person what publishing the shown weeks changes, and publishes the chosen ones. */
export function PublishDialog({ rows, onClose }: { rows: ScheduleRows; onClose: () => void }) {
  const source = useSchedulingSource();
  const { recordPublishing, undo } = usePlanning();
  const { weeks, facts } = rows;
  const [left, setLeft] = useState<readonly string[]>([]);
  const drafts = useMemo(
    () =>
      weeks
        .map(({ week, shifts }) => ({ week, news: newsOf(shifts, facts.people) }))
        .filter(({ news }) => news.length > 0),
    [weeks, facts.people],
  );
  const chosen = drafts.filter(({ week }) => !left.includes(week));
  const count = countOf(chosen.flatMap(({ news }) => news));
  const publishing = useSchedulingChange(
    async () => {
      const published: Shift[] = [];
      try {
        for (const { week } of chosen) published.push(...(await source.publishWeek(week)));
      } finally {
        // Also the first of two weeks, if the second is refused.
        recordPublishing(published);
      }
      return published;
    },
    {
      onDone(published) {
        const told = peopleOf(published);
        toast({
          title: `${counted(published.length, 'shift')} published`,
          description: told > 0 ? `${counted(told, 'person', 'people')} told.` : undefined,
          tone: 'success',
          action: { label: 'Undo', onSelect: undo },
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
      description={
        count > 0
          ? `${when}. Only the people below are told. Changes of published shifts were announced when you made them.`
          : `${when}.`
      }
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

/** A line of the list: a draft, or equal open ones, with the person's name above the first one. */
interface NewsLine {
  shift: Shift;
  word: 'New' | 'Changed';
  /** How many open shifts are like it. */
  count: number;
  /** Undefined below the first line of the person. */
  name: string | undefined;
}

function linesOf(news: readonly PersonNews[]): NewsLine[] {
  return news.flatMap(({ name, fresh, changed }) =>
    [...alike(fresh, 'New'), ...alike(changed, 'Changed')].map((line, place) => ({
      ...line,
      name: place === 0 ? name : undefined,
    })),
  );
}

/** Open shifts with the same hours, role and location are one line. */
function alike(shifts: readonly Shift[], word: NewsLine['word']): Omit<NewsLine, 'name'>[] {
  const lines = new Map<string, Omit<NewsLine, 'name'>>();
  for (const shift of shifts) {
    const { id, staffId, startsAt, endsAt, role, location } = shift;
    const key = staffId === null ? JSON.stringify([startsAt, endsAt, role, location]) : id;
    lines.set(key, { shift, word, count: (lines.get(key)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}

function News({ news }: { news: readonly PersonNews[] }) {
  const { timeZone, today } = useSchedulingSource();
  const lines = useMemo(() => linesOf(news), [news]);
  return (
    <WindowedList as={List} label="Drafts by person" rows={lines} keyOf={({ shift }) => shift.id} remOf={remOf}>
      {({ shift, word, count, name }) => {
        const place = [shift.role, shift.location].filter(Boolean).join(', ');
        return (
          <>
            {name !== undefined && <h3>{name}</h3>}
            <Line>
              <Badge tone={word === 'New' ? 'water' : 'warning'}>{word}</Badge>
              <span>
                {periodWords(shift, timeZone, today())}
                {count > 1 && <b> · {counted(count, 'shift')}</b>}
                {place !== '' && <small>{place}</small>}
              </span>
            </Line>
          </>
        );
      }}
    </WindowedList>
  );
}

/** Height of a draft, and of a name with the room above it (rem). */
const LINE_REM = 2.5625;
const NAME_REM = 2.1875;

const remOf = ({ name }: NewsLine): number => (name === undefined ? 0 : NAME_REM) + LINE_REM;

/** A block, so that the spacers for lines that are not rendered get no gap. */
const List = styled.ul`
  display: block;
  font-size: ${token.size.sm};
  line-height: ${token.leading.control};
  h3 {
    padding-top: ${token.space.md};
    font-size: ${token.size.sm};
    font-weight: ${token.weight.semibold};
    line-height: ${token.leading.control};
  }
`;

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token.space.xs};
  padding-top: ${token.space.xxs};
  b {
    font-weight: ${token.weight.semibold};
  }
  small {
    display: block;
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;
