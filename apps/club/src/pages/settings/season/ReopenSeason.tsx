import { failureReason } from '@platform/module-kit';
import { ReopenSeasonForm } from '@platform/module-kit/screens';
import { Button, toast } from '@platform/ui';
import { useState } from 'react';
import type { SeasonRow } from '../../../source/rows/season';
import { useClubChange, useClubSource } from '../../../source/useClubSource';

/** Reopens a closed season, with a reason that stays on record. */
export function ReopenSeason({ season }: { season: SeasonRow }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Reopen {season.year}…
      </Button>
      {isAsking && <ReopenQuestion season={season} onClose={() => setAsking(false)} />}
    </>
  );
}

function ReopenQuestion({ season, onClose }: { season: SeasonRow; onClose(): void }) {
  const source = useClubSource();
  const reopening = useClubChange((reason: string) => source.reopenSeason(season, reason), {
    onShown() {
      toast({ title: `Season ${season.year} is open again`, tone: 'success' });
      onClose();
    },
  });
  return (
    <ReopenSeasonForm
      year={season.year}
      isPending={reopening.isPending}
      refusal={reopening.error && failureReason(reopening.error)}
      onReopen={reopening.mutate}
      onClose={onClose}
    />
  );
}
