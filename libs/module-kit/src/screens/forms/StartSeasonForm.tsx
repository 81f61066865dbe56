import { Grid } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import { nextSeason, proposedDays } from '../days/nextSeason';
import { seasonProblems } from '../days/seasonProblems';
import type { EnteredSeason } from '../days/seasonYear';
import { FormDialog } from '../dialogs/FormDialog';
import { Quiet } from '../parts/listParts';
import { SeasonDayFields } from './SeasonDayFields';
import { SeasonYearWarning } from './SeasonYearWarning';

interface StartSeasonFormProps {
  title: string;
  /** What follows from it, for the season of a year. */
  description(year: string): string;
  /** The season to start from. */
  latest: EnteredSeason;
  isPending: boolean;
  refusal: ReactNode;
  onStart(draft: EnteredSeason): void;
  onClose(): void;
  /** Above the days. */
  children?: ReactNode;
}

/** Starts the season after the latest one. Proposes its days, a year later. */
export function StartSeasonForm(props: StartSeasonFormProps) {
  const { title, description, latest, isPending, refusal, onStart, onClose, children } = props;
  const [draft, setDraft] = useState(() => nextSeason(latest));
  const problems = seasonProblems(draft);
  return (
    <FormDialog
      title={title}
      description={description(draft.year)}
      onClose={onClose}
      submit={`Start season ${draft.year}`}
      isPending={isPending}
      onSubmit={() => Object.values(problems).every((problem) => !problem) && onStart(draft)}
      refusal={problems.year ?? refusal}
    >
      {children}
      <Grid $min="12rem" $gap="md" $stretch>
        <SeasonDayFields
          draft={draft}
          errors={problems}
          onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        />
      </Grid>
      <SeasonYearWarning season={draft} />
      <Quiet>
        {proposedDays(latest)} They can be changed in the settings, and {latest.year} stays the club&apos;s current
        season.
      </Quiet>
    </FormDialog>
  );
}
