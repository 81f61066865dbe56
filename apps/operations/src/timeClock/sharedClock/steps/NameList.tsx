import { EmptyState, SearchField, token, VisuallyHidden } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { counted, matchesWords } from '@platform/module-kit/screens';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PersonAtClock } from '../sharedClock';

/** With at least this many people, the list has a search field. */
const MANY = 24;

interface NameListProps {
  people: readonly PersonAtClock[];
  timeZone: string;
  onChoose: (staffId: string) => void;
}

/** The whole staff with their status, in targets large enough for wet fingers. */
export function NameList({ people, timeZone, onChoose }: NameListProps) {
  const [search, setSearch] = useState('');
  const found = people.filter(({ name }) => matchesWords(search, name));
  if (people.length === 0) {
    return (
      <EmptyState
        title="No one is on the staff yet"
        description="People appear here once a manager adds them to the roster."
        icon={<Users size={24} aria-hidden="true" />}
      />
    );
  }
  return (
    <>
      {people.length >= MANY && (
        <SearchField
          label="Find your name"
          value={search}
          found={counted(found.length, 'person', 'people')}
          onChange={setSearch}
        />
      )}
      <Names role="list">
        {found.map(({ id, name, role, since, breakSince }) => (
          <li key={id}>
            <Name type="button" data-standing={standing(since, breakSince)} onClick={() => onChoose(id)}>
              <b>{name}</b>
              <span>
                <VisuallyHidden>, </VisuallyHidden>
                {since === null
                  ? role
                  : breakSince === null
                    ? `On since ${dateInWords(since, 'time', timeZone)}`
                    : `Break since ${dateInWords(breakSince, 'time', timeZone)}`}
              </span>
            </Name>
          </li>
        ))}
      </Names>
    </>
  );
}

const standing = (since: string | null, breakSince: string | null) =>
  since === null ? 'off' : breakSince === null ? 'on' : 'break';

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${token.space.sm};
  padding: 0;
  list-style: none;
`;

const Name = styled.button`
  display: grid;
  align-content: center;
  gap: ${token.space.hair};
  width: 100%;
  min-height: 4.75rem;
  padding: ${token.space.sm} ${token.space.md};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.ink};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${token.color.surfaceHover};
  }
  > b {
    font-size: ${token.size.lg};
    font-weight: ${token.weight.semibold};
    overflow-wrap: anywhere;
  }
  > span {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
  &[data-standing='on'] {
    border-color: ${token.color.success};
    background: ${token.color.successSoft};
    > b,
    > span {
      color: ${token.color.successInk};
    }
  }
  &[data-standing='break'] {
    border-color: ${token.color.warning};
    background: ${token.color.warningSoft};
    > b,
    > span {
      color: ${token.color.warningInk};
    }
  }
`;
