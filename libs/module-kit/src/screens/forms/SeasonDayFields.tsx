import { DateField } from '@platform/ui';
import type { EnteredSeason } from '../days/seasonYear';

/** What the days of a season are called. */
export const seasonDayLabels = { startsOn: 'Start date', opensOn: 'Opening day', endsOn: 'End date' } as const;

const fields = [
  ['startsOn', 'The first day that staff work.'],
  ['opensOn', 'The first day with members.'],
  ['endsOn', 'The last day of the season.'],
] as const;

interface SeasonDayFieldsProps {
  draft: EnteredSeason;
  errors: { readonly [Field in keyof EnteredSeason]?: string };
  onChange(change: Partial<EnteredSeason>): void;
  readOnly?: boolean;
  /** Its first and last day are kept as they are. */
  isClosed?: boolean;
}

/** The three days of a season, for a grid: the same fields wherever a season is entered. */
export function SeasonDayFields({ draft, errors, onChange, readOnly = false, isClosed = false }: SeasonDayFieldsProps) {
  return fields.map(([field, hint]) => (
    <DateField
      key={field}
      label={seasonDayLabels[field]}
      hint={hint}
      value={draft[field]}
      error={errors[field]}
      required
      disabled={readOnly}
      readOnly={isClosed && field !== 'opensOn'}
      onChange={(day) => onChange({ [field]: day })}
    />
  ));
}
