import { Loaded, type LoadedProps } from '@platform/module-kit';
import { Alert, Button, Dialog, Stack } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OPEN_WORK_FAILED } from '../failures/readTitles';
import { Refusal } from '../failures/Refusal';
import type { SeasonCounts } from './seasonCloseCalls';

interface CloseSeasonDialogProps {
  /** As text, such as `2024`. */
  year: string;
  counts: LoadedProps<SeasonCounts>['query'];
  /** A line for each kind of work that stays open. */
  openWork(counts: SeasonCounts): readonly string[];
  closing: { isPending: boolean; error: Error | null; mutate(): void };
  onClose(): void;
  /** What else the counts say, below the open work. */
  children?: (counts: SeasonCounts) => ReactNode;
}

/** Asks before a season closes: what stays open, what is kept, and how it can be undone. */
export function CloseSeasonDialog({ year, counts, openWork, closing, onClose, children }: CloseSeasonDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Close the season ${year}?`}
      description="Later seasons are compared with a closed one, so its people, checklists, surveys, budget and reviews are kept from then on."
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Keep it open
          </Button>
          <Button disabled={counts.data === undefined} loading={closing.isPending} onClick={() => closing.mutate()}>
            Close {year}
          </Button>
        </>
      }
    >
      <Loaded query={counts} failure={OPEN_WORK_FAILED} height="12rem">
        {(known) => (
          <Stack>
            <OpenWork lines={openWork(known)} />
            {children?.(known)}
            <p>An administrator can reopen it within 30 days, with a reason.</p>
            <Refusal error={closing.error} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

function OpenWork({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <Alert tone="success">Nothing is open.</Alert>;
  return (
    <Alert tone="warning" title="These stay open. Nothing is deleted.">
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  padding-inline-start: 1.25rem;
`;
