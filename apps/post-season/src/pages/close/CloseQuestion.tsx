import { Loaded } from '@platform/module-kit';
import { Refusal } from '@platform/module-kit/screens';
import { Alert, Button, Dialog, Stack, toast } from '@platform/ui';
import { styled } from 'styled-components';
import { OPEN_WORK_FAILED } from '../../source/failures';
import { useOpenWork } from '../../source/queries';
import type { Season } from '../../source/rows/season';
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
        {(counts) => {
          const open = modulesOf(counts).filter(({ items }) => items.some(({ count }) => count > 0));
          return (
            <Stack>
              {open.length === 0 ? (
                <Alert tone="success">Nothing is open.</Alert>
              ) : (
                <Alert tone="warning" title="These stay open. Nothing is deleted.">
                  <List>
                    {open.map(({ title, items }) => (
                      <li key={title}>
                        {title}:{' '}
                        {items
                          .flatMap(({ count, words }) => (count > 0 ? `${inFigures(count)} ${words}` : []))
                          .join(', ')}
                      </li>
                    ))}
                  </List>
                </Alert>
              )}
              <p>An administrator can reopen it within 30 days, with a reason.</p>
              <Refusal error={closing.error} />
            </Stack>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

const inFigures = (count: number) => count.toLocaleString('en-US');

const List = styled.ul`
  padding-inline-start: 1.25rem;
`;
