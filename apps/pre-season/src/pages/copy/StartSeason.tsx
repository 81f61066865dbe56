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
import { useSetting } from '../../source/queries';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import type { Season } from '../../source/rows/setting';
import { COPY_TITLE } from './copyTitle';

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
  const setting = useSetting();
  const [draft, setDraft] = useState(() => nextSeason(latest));
  const problems = seasonProblems(draft);
  const starting = usePreSeasonChange(() => source.addSeason(draft), {
    onDone: (season) => {
      toast({ title: `Season ${season.year} started`, tone: 'success' });
      onStarted(season);
    },
    // A new season has no lists and no lines yet.
    reread: async () => void (await setting.refetch()),
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
