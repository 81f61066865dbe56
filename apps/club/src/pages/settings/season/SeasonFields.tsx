import type { DraftErrors } from '@platform/module-kit';
import { SeasonDayFields, seasonDayLabels } from '@platform/module-kit/screens';
import { Grid, TextField } from '@platform/ui';
import type { SeasonDraft } from '../../../source/rows/season';

/** The labels of a season's fields. */
export const seasonLabels = { year: 'Season year', ...seasonDayLabels } as const;

interface SeasonFieldsProps {
  draft: SeasonDraft;
  errors: DraftErrors<SeasonDraft>;
  onChange(change: Partial<SeasonDraft>): void;
  readOnly?: boolean;
  /** Whether its first and last day cannot be changed. */
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
