import { Loaded } from '@platform/module-kit';
import { dayInWords, OPEN_WORK_FAILED, Refusal, WhatStaysOpen } from '@platform/module-kit/screens';
import { Button, Dialog, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import { useCloseFigures } from '../../../source/queries';
import type { SeasonRow } from '../../../source/rows/season';
import { useClubChange, useClubSource } from '../../../source/useClubSource';
import { openInWords, peopleInWords } from './closeFigures';
import { WhoMayReturn } from './WhoMayReturn';

interface CloseSeasonProps {
  season: SeasonRow;
  /** Whether its opening day has come. */
  hasOpened: boolean;
}

/** Closes a season. First shows the open items and who may return, or why it cannot close yet. */
export function CloseSeason({ season, hasOpened }: CloseSeasonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Close {season.year}…
      </Button>
      {isAsking &&
        (hasOpened ? (
          <CloseQuestion season={season} onClose={close} />
        ) : (
          <NotOpenYet season={season} onClose={close} />
        ))}
    </>
  );
}

interface QuestionProps {
  season: SeasonRow;
  onClose(): void;
}

/** The database also refuses it (`app.close_season`). */
function NotOpenYet({ season, onClose }: QuestionProps) {
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={`The season ${season.year} cannot be closed yet`}
      description={`It opens on ${dayInWords(season.opens_on)}. Close it when it is over: from then on its people, checklists, surveys and budget are kept.`}
      actions={
        <Button variant="secondary" autoFocus onClick={onClose}>
          Keep it open
        </Button>
      }
    />
  );
}

function CloseQuestion({ season, onClose }: QuestionProps) {
  const source = useClubSource();
  const figures = useCloseFigures(season.id);
  const closing = useClubChange(() => source.closeSeason(season), {
    onShown() {
      toast({
        title: `Season ${season.year} is closed`,
        description: 'Add the next season and make it current. Then rehire people in Recruitment, under Last season.',
        tone: 'success',
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Close the season ${season.year}?`}
      description="Later seasons are compared with a closed one, so its people, checklists, surveys and budget are kept from then on."
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Keep it open
          </Button>
          <Button disabled={!figures.isSuccess} loading={closing.isPending} onClick={() => closing.mutate()}>
            Close {season.year}
          </Button>
        </>
      }
    >
      <Loaded query={figures} failure={OPEN_WORK_FAILED} height="12rem">
        {(counts) => (
          <Stack>
            <WhatStaysOpen lines={openInWords(counts)} />
            <div>
              <p>{peopleInWords(counts)}</p>
              {(counts['may_return'] ?? 0) > 0 && <WhoMayReturn seasonId={season.id} />}
            </div>
            <Refusal error={closing.error} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
