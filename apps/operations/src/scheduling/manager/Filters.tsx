import { useIsPhone } from '@platform/module-kit/screens';
import { Button, Menu, MenuItem, token } from '@platform/ui';
import { ListFilter } from 'lucide-react';
import { styled } from 'styled-components';
import type { ScheduleRows } from './useScheduleRows';
import { useScheduleAddress } from './useScheduleAddress';

/** Filters the schedule by role, place or person. */
export function Filters({ rows: { weeks, people, roles } }: { rows: ScheduleRows }) {
  const { values, change } = useScheduleAddress();
  const shifts = weeks.flatMap((week) => week.shifts);
  const places = [...new Set(shifts.flatMap(({ location }) => location ?? []))].sort();
  const all = (what: string) => ({ value: '', label: `All ${what}` });
  return (
    <Together>
      <Filter
        label="Role"
        value={values.role}
        options={[all('roles'), ...roles.map(({ title }) => ({ value: title, label: title }))]}
        onChange={(role) => change({ role })}
      />
      <Filter
        label="Location"
        value={values.location}
        options={[all('locations'), ...places.map((place) => ({ value: place, label: place }))]}
        onChange={(location) => change({ location })}
      />
      <Filter
        label="Person"
        value={values.person}
        // A link may name a person who left.
        unlisted={people.find(({ id }) => id === values.person)?.name ?? 'not on the staff'}
        options={[
          all('people'),
          { value: 'open', label: 'Open shifts' },
          ...people.filter(({ status }) => status !== 'Inactive').map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(person) => change({ person })}
      />
    </Together>
  );
}

/** They wrap to another line together. */
const Together = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xxs};
`;

interface FilterProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** What a value without an option is called; by default its own text. */
  unlisted?: string;
  onChange: (value: string) => void;
}

function Filter({ label, value, options, unlisted = value, onChange }: FilterProps) {
  const isPhone = useIsPhone();
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu
      align="start"
      trigger={(props) => (
        <Button
          {...props}
          variant={value ? 'secondary' : 'quiet'}
          size="sm"
          icon={value || isPhone ? undefined : <ListFilter size={16} aria-hidden="true" />}
        >
          {value ? `${label}: ${chosen?.label ?? unlisted}` : label}
        </Button>
      )}
    >
      {options.map((option) => (
        <MenuItem key={option.value} onSelect={() => onChange(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
