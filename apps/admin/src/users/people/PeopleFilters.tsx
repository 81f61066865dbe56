import { counted, useTypedSearch } from '@platform/module-kit/screens';
import { SearchField, SelectField, media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { useClubs } from '../../source/queries';
import { CLUBS_FAILED, MOST_CLUBS, type ClubName } from '../../source/rows/club';
import type { PeopleFilter } from '../../source/rows/person';
import { useAdminSource } from '../../source/useAdminSource';
import { roles, roleWords } from '../../roles/roleWords';

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (change: Partial<PeopleFilter>) => void;
  /** The number of matching people; undefined until known. */
  count: number | undefined;
}

/** Filters the people by text, by role and, for the firm, by club. */
export function PeopleFilters({ filter, onChange, count }: PeopleFiltersProps) {
  const { isFirm } = useAdminSource();
  const [typed, setTyped] = useTypedSearch(filter.search, (search) => onChange({ search }));
  const clubs = useClubs();
  return (
    <Line>
      <Words>
        <SearchField
          label={isFirm ? 'Search by name, address or club' : 'Search by name or address'}
          value={typed}
          onChange={setTyped}
          found={count === undefined ? undefined : counted(count, 'person', 'people')}
        />
      </Words>
      {isFirm && (
        <SelectField
          label="Club"
          placeholder="All clubs"
          value={filter.clubId}
          hint={unlistedClubs(clubs.data)}
          error={clubs.isError ? CLUBS_FAILED : undefined}
          options={(clubs.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChange({ clubId: event.target.value })}
        />
      )}
      <SelectField
        label="Role"
        placeholder="All roles"
        value={filter.role}
        options={roles.map((role) => ({ value: role, label: roleWords[role].title }))}
        onChange={(event) => onChange({ role: roles.find((role) => role === event.target.value) ?? '' })}
      />
    </Line>
  );
}

/** The note beside a list of clubs that is not complete. */
function unlistedClubs(clubs: readonly ClubName[] | undefined): string | undefined {
  return clubs && clubs.length >= MOST_CLUBS
    ? 'The first 1,000 by name. The search finds people of every club.'
    : undefined;
}

const Line = styled.div`
  display: flex;
  align-items: end;
  gap: ${token.space.sm};
  /* With both lists, the search has a line of its own. */
  @media ${media.narrow} {
    &:has(> :nth-child(3)) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :first-child {
        grid-column: 1 / -1;
      }
    }
  }
  @media ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  }
`;

const Words = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
  input {
    min-height: ${token.control.lg};
  }
  @media ${media.mobile} {
    grid-column: 1 / -1;
  }
`;
