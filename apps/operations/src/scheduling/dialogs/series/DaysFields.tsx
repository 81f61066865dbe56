import { DateField, Grid, TextField } from '@platform/ui';
import type { ReactNode } from 'react';

export interface NamedDays {
  name: string;
  /** ISO 8601, or empty. */
  from: string;
  /** Empty for one day. */
  until: string;
}

export const NO_DAYS: NamedDays = { name: '', from: '', until: '' };

interface DaysFieldsProps {
  days: NamedDays;
  errors: Partial<Record<keyof NamedDays, string>>;
  hint: string;
  /** The earliest first day. */
  min?: string;
  onChange: (days: NamedDays) => void;
  /** Further fields between the name and the days. */
  children?: ReactNode;
}

/** The name of one day or of several in a row, and the first and last of them. */
export function DaysFields({ days, errors, hint, min, onChange, children }: DaysFieldsProps) {
  const { name, from, until } = days;
  const change = (some: Partial<NamedDays>) => onChange({ ...days, ...some });
  return (
    <>
      <TextField
        label="Name"
        hint={hint}
        value={name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      {children}
      <Grid $min="9rem" $gap="md">
        <DateField
          label="First day"
          value={from}
          min={min}
          error={errors.from}
          onChange={(day) => change({ from: day })}
        />
        <DateField
          label="Last day"
          optional
          value={until}
          min={from}
          error={errors.until}
          onChange={(day) => change({ until: day })}
        />
      </Grid>
    </>
  );
}
