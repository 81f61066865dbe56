import { failureReason, useMutation } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Button, TextArea, toast } from '@platform/ui';
import { useState } from 'react';
import { reopenSeason } from './seasonClose';
import { readSeason, type SeasonRow } from './seasonRow';

interface ReopenSeasonProps {
  season: SeasonRow;
  onRow(row: SeasonRow): void;
}

const LONGEST_REASON = 500;

/** Reopens a closed season, with a reason that stays on record. */
export function ReopenSeason({ season, onRow }: ReopenSeasonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Reopen {season.year}…
      </Button>
      {isAsking && <ReopenQuestion season={season} onRow={onRow} onClose={() => setAsking(false)} />}
    </>
  );
}

function ReopenQuestion({ season, onRow, onClose }: ReopenSeasonProps & { onClose(): void }) {
  const [reason, setReason] = useState('');
  const [errors, whenRight] = useErrorsOnceTried({ reason: reason.trim() ? undefined : 'Write in a few words why.' });
  const reopening = useMutation({
    mutationFn: async () => {
      await reopenSeason(season.id, reason.trim(), season.version);
      return readSeason(season.id);
    },
    onSuccess: (row) => {
      onRow(row);
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
