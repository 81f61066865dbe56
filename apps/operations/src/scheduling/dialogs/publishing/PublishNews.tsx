import { counted } from '@platform/module-kit/screens';
import { Badge, token } from '@platform/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { WindowedList } from '../../longLists/WindowedList';
import { beforeWords, type NewsWord, type PersonNews, type ShiftNews } from '../../rules/publishing/publishing';
import { periodWords } from '../../rules/words';
import type { Person } from '../../source/rows/person';
import { useSchedulingSource } from '../../source/useSchedulingSource';

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

/** What publishing tells each person, the open shifts last. */
export function PublishNews({ news, people }: { news: readonly PersonNews[]; people: ReadonlyMap<string, Person> }) {
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
