import { Loaded } from '@platform/module-kit';
import { OPEN_WORK_FAILED, Refusal, WhatStaysOpen } from '@platform/module-kit/screens';
import { Button, Dialog, Stack, toast } from '@platform/ui';
import type { OpenModule } from '../../rules/openWork';
import { useOpenWork } from '../../source/queries';
import type { Season } from '../../source/season';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useOpenModules } from './useOpenModules';

/** Asks before a season closes: what stays open, what is kept, and how it can be undone. */
export function CloseQuestion({ season, onClose }: { season: Season; onClose: () => void }) {
  const source = usePostSeasonSource();
  const figures = useOpenWork(season.id);
  const modulesOf = useOpenModules();
  const closing = usePostSeasonChange(() => source.closeSeason(season), {
    onDone: () => {
      toast({ title: `Season ${season.year} is closed`, description: 'Start the next one below.', tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Close the season ${season.year}?`}
      description="Later seasons are compared with a closed one, so its people, checklists, surveys, budget and reviews are kept from then on."
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
      <Loaded query={figures} failure={OPEN_WORK_FAILED} height="8rem">
        {(counts) => (
          <Stack>
            <WhatStaysOpen lines={modulesOf(counts).flatMap(openInWords)} />
            <Refusal error={closing.error} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

/** What is open in a module, in one line; none without anything. */
function openInWords({ title, items }: OpenModule): string[] {
  const open = items.filter(({ count }) => count > 0);
  if (open.length === 0) return [];
  return [`${title}: ${open.map(({ count, words }) => `${count.toLocaleString('en-US')} ${words}`).join(', ')}`];
}
