import { failureReason } from '@platform/module-kit';
import {
  FormDialog,
  nextSeason,
  Quiet,
  SeasonDayFields,
  seasonProblems,
  SeasonYearWarning,
} from '@platform/module-kit/screens';
import { Grid, toast } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import type { Season } from '../../source/setting';
import { COPY_TITLE } from './copyTitle';

/** The club's seasons. */
const STARTED = ['readSetting'];

interface StartSeasonProps {
  /** The season to start from. */
  latest: Season;
  onStarted(season: Season): void;
  onClose(): void;
  /** The choice of seasons. */
  children: ReactNode;
}

/** Adds the season to copy into, if the club has none after the latest yet. */
export function StartSeason({ latest, onStarted, onClose, children }: StartSeasonProps) {
  const source = usePreSeasonSource();
  const [draft, setDraft] = useState(() => nextSeason(latest));
  const problems = seasonProblems(draft);
  const starting = usePreSeasonChange(() => source.addSeason(draft), {
    makesOld: STARTED,
    onShown: (season) => {
      toast({ title: `Season ${season.year} started`, tone: 'success' });
      onStarted(season);
    },
  });
  return (
    <FormDialog
      title={COPY_TITLE}
      description={`Season ${draft.year} is not entered yet. Start it here; then choose what goes along.`}
      onClose={onClose}
      submit={`Start season ${draft.year}`}
      isPending={starting.isPending}
      onSubmit={() => Object.values(problems).every((problem) => !problem) && starting.mutate(undefined)}
      refusal={problems.year ?? (starting.isError && failureReason(starting.error))}
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
        Proposed: the days of {latest.year}, a year later. They can be changed in the settings, and {latest.year} stays
        the club&apos;s current season.
      </Quiet>
    </FormDialog>
  );
}
