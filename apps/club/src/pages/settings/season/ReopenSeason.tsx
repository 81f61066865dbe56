import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried, WRITE_WHY } from '@platform/module-kit/screens';
import { Button, TextArea, toast } from '@platform/ui';
import { useState } from 'react';
import type { SeasonRow } from '../../../source/rows/season';
import { useClubChange, useClubSource } from '../../../source/useClubSource';

const LONGEST_REASON = 500;

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
  const [reason, setReason] = useState('');
  const [errors, whenRight] = useErrorsOnceTried({ reason: reason.trim() ? undefined : WRITE_WHY });
  const reopening = useClubChange(() => source.reopenSeason(season, reason.trim()), {
    onShown() {
      toast({ title: `Season ${season.year} is open again`, tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Reopen the season ${season.year}`}
      description="Its days and its rows can be changed again until it is closed. Managers read the reason in the record of the season."
      submit={`Reopen ${season.year}`}
      isPending={reopening.isPending}
      onSubmit={() => whenRight(() => reopening.mutate())}
      refusal={reopening.error && failureReason(reopening.error)}
    >
      <TextArea
        label="Reason"
        hint="What has to be corrected."
        rows={3}
        value={reason}
        error={errors.reason}
        limit={LONGEST_REASON}
        required
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
