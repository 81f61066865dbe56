import { Loaded } from '@platform/module-kit';
import { DividedList, moneyInWords, Muted } from '@platform/module-kit/screens';
import { Badge, Button, Inline, onDemand, Stack } from '@platform/ui';
import { useState } from 'react';
import { BIDS_FAILED } from '../../../source/failures';
import { useProjectBids } from '../../../source/queries';
import type { Bid } from '../../../source/rows/bid';
import type { Project } from '../../../source/rows/project';
import { useClubFutureSource } from '../../../source/useClubFutureSource';

const BidComparison = onDemand(() => import('./BidComparison'))('BidComparison');
const BidDialog = onDemand(() => import('./BidDialog'))('BidDialog');

/** The bids for a project in short, the lowest first. */
export function ProjectBids({ project }: { project: Project }) {
  const { canManage } = useClubFutureSource();
  const bids = useProjectBids(project.id);
  const [asks, setAsks] = useState<'compare' | 'add'>();
  const done = () => setAsks(undefined);
  return (
    <Loaded query={bids} label="the bids" failure={BIDS_FAILED} height="3rem">
      {(found) => (
        <Stack $gap="sm">
          {found.length === 0 ? <Muted>No bids yet.</Muted> : <List bids={found} />}
          <Inline $gap="xs">
            {found.length > 0 && (
              <Button variant="secondary" size="sm" onClick={() => setAsks('compare')}>
                {found.length === 1 ? 'See the bid' : 'Compare bids'}
              </Button>
            )}
            {canManage && (
              <Button variant="secondary" size="sm" onClick={() => setAsks('add')}>
                Add bid
              </Button>
            )}
          </Inline>
          {asks === 'compare' && <BidComparison project={project} bids={found} onClose={done} />}
          {asks === 'add' && <BidDialog project={project} onClose={done} />}
        </Stack>
      )}
    </Loaded>
  );
}

const List = ({ bids }: { bids: readonly Bid[] }) => (
  <DividedList aria-label="Bids">
    {bids.map(({ id, vendorName, amount, chosenReason }) => (
      <li key={id}>
        <span>{vendorName}</span>
        <Inline $gap="xs">
          {chosenReason !== null && <Badge tone="success">Chosen</Badge>}
          <b>{moneyInWords(amount)}</b>
        </Inline>
      </li>
    ))}
  </DividedList>
);
