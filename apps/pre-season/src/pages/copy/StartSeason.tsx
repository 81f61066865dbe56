import { failureReason } from '@platform/module-kit';
import { StartSeasonForm, type EnteredSeason } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import type { ReactNode } from 'react';
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
  const starting = usePreSeasonChange((draft: EnteredSeason) => source.addSeason(draft), {
    onDone: (season) => {
      toast({ title: `Season ${season.year} started`, tone: 'success' });
      onStarted(season);
    },
    // A new season has no lists and no lines yet.
    reread: async () => void (await setting.refetch()),
  });
  return (
    <StartSeasonForm
      title={COPY_TITLE}
      description={(year) => `Season ${year} is not entered yet. Start it here; then choose what goes along.`}
      latest={latest}
      isPending={starting.isPending}
      refusal={starting.isError && failureReason(starting.error)}
      onStart={starting.mutate}
      onClose={onClose}
    >
      {children}
    </StartSeasonForm>
  );
}
