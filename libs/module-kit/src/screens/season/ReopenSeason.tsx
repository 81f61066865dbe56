import { Button, toast } from '@platform/ui';
import { useState } from 'react';
import { ReasonDialog } from '../dialogs/ReasonDialog';
import { WRITE_WHY } from '../forms/requiredInput';

const LONGEST_REASON = 500;

interface ReopenSeasonProps {
  /** As text, such as `2024`. */
  year: string;
  reopen(reason: string): Promise<unknown>;
}

/** Reopens a closed season, with a reason that stays on record. */
export function ReopenSeason({ year, reopen }: ReopenSeasonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Reopen {year}…
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`Reopen the season ${year}`}
          description="Its days and its rows can be changed again until it is closed. Managers read the reason in the record of the season."
          action={`Reopen ${year}`}
          variant="primary"
          hint="What has to be corrected."
          missing={WRITE_WHY}
          limit={LONGEST_REASON}
          change={(reason) => reopen(reason.trim())}
          onDone={() => {
            toast({ title: `Season ${year} is open again`, tone: 'success' });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
