import type { DraftErrors } from '@platform/module-kit';
import { DateField, Grid, TextField } from '@platform/ui';
import type { SeasonDraft } from './seasonRow';

/** What the fields of a season are called. */
export const seasonLabels = {
  year: 'Season year',
  startsOn: 'Start date',
  opensOn: 'Opening day',
  endsOn: 'End date',
} as const;

interface SeasonFieldsProps {
  draft: SeasonDraft;
  errors: DraftErrors<SeasonDraft>;
  onChange(change: Partial<SeasonDraft>): void;
  readOnly?: boolean;
  /** Its first and last day are kept as they are. */
  isClosed?: boolean;
}

export function SeasonFields({ draft, errors, onChange, readOnly = false, isClosed = false }: SeasonFieldsProps) {
  return (
    <Grid $min="15rem" $gap="md">
      <TextField
        label={seasonLabels.year}
        value={draft.year}
        error={errors.year}
        inputMode="numeric"
        required
        readOnly={readOnly}
        onChange={(event) => onChange({ year: event.target.value })}
      />
      <DateField
        label={seasonLabels.startsOn}
        hint="The first day that staff work."
        value={draft.startsOn}
        error={errors.startsOn}
        required
        disabled={readOnly}
        readOnly={isClosed}
        onChange={(startsOn) => onChange({ startsOn })}
      />
      <DateField
        label={seasonLabels.opensOn}
        hint="The first day with members."
        value={draft.opensOn}
        error={errors.opensOn}
        required
        disabled={readOnly}
        onChange={(opensOn) => onChange({ opensOn })}
      />
      <DateField
        label={seasonLabels.endsOn}
        hint="The last day of the season."
        value={draft.endsOn}
        error={errors.endsOn}
        required
        disabled={readOnly}
        readOnly={isClosed}
        onChange={(endsOn) => onChange({ endsOn })}
      />
    </Grid>
  );
}
