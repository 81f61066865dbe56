import { Refusal } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Alert, Button, Dialog, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import type { ClubRow } from '../../../source/rows/club';
import { useClubChange, useClubSource } from '../../../source/useClubSource';

interface MakeCurrentProps {
  year: string;
  club: ClubRow;
  /** Whether the current season is closed. */
  isCurrentClosed: boolean;
}

/** Makes a season the club's current one after a confirmation. Every page follows it. */
export function MakeCurrent({ year, club, isCurrentClosed }: MakeCurrentProps) {
  const { reloadMembership } = useAuth();
  const source = useClubSource();
  const [isAsking, setAsking] = useState(false);
  const moving = useClubChange(() => source.saveClub({ season: year }, club.version), {
    onShown() {
      toast({ title: `${year} is the current season`, tone: 'success' });
      setAsking(false);
      void reloadMembership();
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          moving.reset();
          setAsking(true);
        }}
      >
        Make {year} Current
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={`Make ${year} the current season?`}
          description={`Every page of the club moves from ${club.season} to ${year}: checklists, budget, applications and figures.`}
          actions={
            <>
              <Button variant="secondary" autoFocus onClick={() => setAsking(false)}>
                Stay with {club.season}
              </Button>
              <Button loading={moving.isPending} onClick={() => moving.mutate()}>
                Make {year} Current
              </Button>
            </>
          }
        >
          <Stack>
            <p>
              People of {club.season} stay on the roster, and fill no position of {year} until they are rehired.
            </p>
            {!isCurrentClosed && (
              <Alert tone="warning" title={`The season ${club.season} is not closed`}>
                An administrator can close it now or later. People are rehired from a closed season.
              </Alert>
            )}
            <Refusal error={moving.error} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}
