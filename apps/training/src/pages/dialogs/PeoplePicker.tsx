import { counted, GroupLegend, matchesWords, Muted, GroupError } from '@platform/module-kit/screens';
import { DataTable, EmptyState, SearchField, Stack, token } from '@platform/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';

interface Pickable {
  staffId: string;
  name: string;
  role: string;
}

interface PeoplePickerProps {
  /** The name of the list, such as "Who was there". */
  label: string;
  people: readonly Pickable[];
  selected: ReadonlySet<string>;
  /** What is wrong with the choice. The form moves the focus here. */
  error?: string;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Chooses certain staff members. A search hides people but keeps them chosen. */
export function PeoplePicker({ label, people, selected, error, onChange }: PeoplePickerProps) {
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  const shown = useMemo(() => people.filter(({ name, role }) => matchesWords(sought, name, role)), [people, sought]);
  const changeShown = (next: ReadonlySet<string>) => {
    const inSight = new Set(shown.map(({ staffId }) => staffId));
    onChange(
      new Set([...[...selected].filter((id) => !inSight.has(id)), ...[...next].filter((id) => inSight.has(id))]),
    );
  };
  return (
    <Stack as="fieldset" $gap="xs" data-invalid={error ? '' : undefined}>
      <GroupLegend>{label}</GroupLegend>
      {error && <GroupError>{error}</GroupError>}
      <SearchField
        label="Search people by name or role"
        value={search}
        onChange={setSearch}
        found={inWords(shown.length)}
      />
      <List>
        <DataTable
          label={label}
          columns={[
            { key: 'name', header: 'Name', cell: ({ name }) => name },
            { key: 'role', header: 'Role', cell: (person) => person.role },
          ]}
          rows={shown}
          rowKey={({ staffId }) => staffId}
          rowName={({ name }) => name}
          selection={{ selected, onChange: changeShown }}
          maxHeight="14rem"
          empty={<EmptyState title="No one found" description="Search for another name or role." />}
        />
      </List>
      <Muted role="status">{inWords(selected.size)} chosen</Muted>
    </Stack>
  );
}

const inWords = (count: number) => counted(count, 'person', 'people');

const List = styled.div`
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;
