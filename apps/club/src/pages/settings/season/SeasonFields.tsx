import type { DraftErrors } from '@platform/module-kit';
import { SeasonDayFields, seasonDayLabels } from '@platform/module-kit/screens';
import { Grid, TextField } from '@platform/ui';
import type { SeasonDraft } from './seasonRow';

/** What the fields of a season are called. */
export const seasonLabels = { year: 'Season year', ...seasonDayLabels } as const;

interface SeasonFieldsProps {
  draft: SeasonDraft;
  errors: DraftErrors<SeasonDraft>;
  onChange(change: Partial<SeasonDraft>): void;
  readOnly?: boolean;
  /** Its first and last day are kept as they are. */
  isClosed?: boolean;
}

export function SeasonFields({ readOnly = false, ...days }: SeasonFieldsProps) {
  return (
    <Grid $min="15rem" $gap="md">
      <TextField
        label={seasonLabels.year}
        value={days.draft.year}
        error={days.errors.year}
        inputMode="numeric"
        required
        readOnly={readOnly}
        onChange={(event) => days.onChange({ year: event.target.value })}
      />
      <SeasonDayFields {...days} readOnly={readOnly} />
    </Grid>
  );
}
