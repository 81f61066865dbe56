import { failureReason } from '@platform/module-kit';
import {
  FormDialog,
  nextSeason,
  proposedDays,
  seasonProblems,
  SeasonYearWarning,
  useErrorsOnceTried,
} from '@platform/module-kit/screens';
import { useState } from 'react';
import { toSeasonDraft, type SeasonDraft, type SeasonRow } from '../../../source/rows/season';
import { useClubChange, useClubSource } from '../../../source/useClubSource';
import { SeasonFields } from './SeasonFields';

interface NewSeasonDialogProps {
  /** The season to start from. */
  latest: SeasonRow | undefined;
  onClose(): void;
  onAdded(row: SeasonRow): void;
}

const nothing: SeasonDraft = { year: '', startsOn: '', opensOn: '', endsOn: '' };

/** Adds a season. Proposes the days of the latest season, a year later. */
export function NewSeasonDialog({ latest, onClose, onAdded }: NewSeasonDialogProps) {
  const source = useClubSource();
  const [draft, setDraft] = useState<SeasonDraft>(latest ? { ...nextSeason(toSeasonDraft(latest)) } : nothing);
  const errors = seasonProblems(draft);
  const [missing, whenRight] = useErrorsOnceTried(errors);
  const adding = useClubChange(() => source.addSeason(draft));
  return (
    <FormDialog
      onClose={onClose}
      title="Add a season"
      description={latest && proposedDays(latest)}
      submit="Add Season"
      isPending={adding.isPending}
      onSubmit={() => whenRight(() => void adding.mutateAsync().then(onAdded, () => undefined))}
      refusal={adding.error && failureReason(adding.error)}
    >
      <SeasonFields
        draft={draft}
        errors={draft === nothing ? missing : errors}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
      />
      <SeasonYearWarning season={draft} />
    </FormDialog>
  );
}
