import { NO_PERSON_FOUND } from '@platform/module-kit/screens';
import { ComboboxField } from '@platform/ui';
import { useMemo } from 'react';
import type { OwnerKey, Person } from '@platform/module-kit/screens';

interface OwnerFieldProps {
  label: string;
  people: readonly Person[];
  value: OwnerKey | '';
  onChange(owner: OwnerKey | ''): void;
}

/** Chooses the owner of an item among the members of a club, which can be thousands. */
export function OwnerField({ label, people, value, onChange }: OwnerFieldProps) {
  const options = useMemo(
    () => people.map(({ owner, name, role }) => ({ value: owner, label: name, detail: role })),
    [people],
  );
  return (
    <ComboboxField
      label={label}
      placeholder="No one yet"
      noneFound={NO_PERSON_FOUND}
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen as OwnerKey | '')}
    />
  );
}
