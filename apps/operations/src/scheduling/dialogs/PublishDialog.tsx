import { counted, Refusal } from '@platform/module-kit/screens';
import { Badge, Button, Checkbox, Dialog, EmptyState, toast, token } from '@platform/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { dayName } from '../grid/formats';
import { WindowedList } from '../lists/WindowedList';
import type { ScheduleRows } from '../page/useScheduleRows';
import { usePlanning } from '../planning/usePlanning';
import { beforeWords, draftsIn, newsOf, type NewsWord, type PersonNews, type ShiftNews } from '../rules/publishing';
import { periodWords } from '../rules/words';
import type { Person } from '../source/rows/person';
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
  const news = chosen.flatMap((one) => one.news);
  const count = draftsIn(news);
  const publishing = useSchedulingChange(
    async () => {
      const published: Shift[] = [];
      try {
        for (const { week } of chosen) published.push(...(await source.publishWeek(week)));
      } finally {
        // Also the first of two weeks, if the second is refused.
        recordPublishing(published);
      }
      // With the people who lose a draft.
      const told = new Set([...published, ...news].flatMap(({ staffId }) => staffId ?? [])).size;
      return { published, told };
    },
    {
      onDone({ published, told }) {
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
              hint={counted(draftsIn(news), 'draft')}
              checked={!left.includes(week)}
              onChange={(event) =>
                setLeft((now) => (event.target.checked ? now.filter((one) => one !== week) : [...now, week]))
              }
            />
          )}
          {!left.includes(week) && <News news={news} people={facts.people} />}
        </section>
      ))}
      <Refusal error={publishing.error} />
    </Dialog>
  );
}

/** A line of the list: a draft, or equal open ones, with the person's name above the first one. */
interface NewsLine extends ShiftNews {
  /** How many open shifts are like it. */
  count: number;
  /** Undefined below the first line of the person. */
  name: string | undefined;
  /** What people know of it, in words; null if it is no other than the draft. */
  before: string | null;
}

type Words = Parameters<typeof beforeWords>[1];

const linesOf = (news: readonly PersonNews[], words: Words): NewsLine[] =>
  news.flatMap(({ name, lines }) =>
    alike(lines, words).map((line, place) => ({ ...line, name: place === 0 ? name : undefined })),
  );

/** Open shifts with the same hours, role, location and change are one line. */
function alike(news: readonly ShiftNews[], words: Words): Omit<NewsLine, 'name'>[] {
  const lines = new Map<string, Omit<NewsLine, 'name'>>();
  for (const one of news) {
    const { id, staffId, startsAt, endsAt, role, location } = one.shift;
    const before = beforeWords(one, words);
    const key = staffId === null ? JSON.stringify([startsAt, endsAt, role, location, one.word, before]) : id;
    lines.set(key, { ...one, before, count: (lines.get(key)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}

const BADGES = {
  new: ['New', 'water'],
  changed: ['Changed', 'warning'],
  again: ['As before', 'neutral'],
  lost: ['No longer theirs', 'danger'],
} as const satisfies Record<NewsWord, readonly [string, string]>;

function News({ news, people }: { news: readonly PersonNews[]; people: ReadonlyMap<string, Person> }) {
  const { timeZone, today } = useSchedulingSource();
  const day = today();
  const lines = useMemo(
    () =>
      linesOf(news, {
        periodOf: (told) => periodWords(told, timeZone, day),
        nameOf: (staffId) => people.get(staffId)?.name ?? 'a former colleague',
      }),
    [news, people, timeZone, day],
  );
  return (
    <WindowedList as={List} label="Drafts by person" rows={lines} keyOf={keyOf} remOf={remOf}>
      {({ shift, told, word, count, name, before }) => {
        const shown = word === 'lost' && told ? told : shift;
        const place = [shown.role, shown.location].filter(Boolean).join(', ');
        const [label, tone] = BADGES[word];
        return (
          <>
            {name !== undefined && <h3>{name}</h3>}
            <Line>
              <Badge tone={tone}>{label}</Badge>
              <span>
                {periodWords(shown, timeZone, day)}
                {count > 1 && <b> · {counted(count, 'shift')}</b>}
                {place !== '' && <small>{place}</small>}
                {before !== null && <small>Before: {before}</small>}
              </span>
            </Line>
          </>
        );
      }}
    </WindowedList>
  );
}

const keyOf = ({ shift, word }: NewsLine): string => `${shift.id} ${word}`;

/** Height of a draft, and of a name with the room above it (rem). */
const LINE_REM = 2.5625;
const NAME_REM = 2.1875;
const BEFORE_REM = 1.0625;

const remOf = ({ name, before }: NewsLine): number =>
  (name === undefined ? 0 : NAME_REM) + LINE_REM + (before === null ? 0 : BEFORE_REM);

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
