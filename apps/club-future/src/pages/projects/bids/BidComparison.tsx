import {
  actionsColumn,
  ActionsMenu,
  ConfirmDialog,
  dayInWords,
  daysBetween,
  moneyInWords,
  Muted,
} from '@platform/module-kit/screens';
import { Badge, Button, type Column, DataTable, Dialog, MenuItem, Stack, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { standingOf } from '../../../rules/projects/bids';
import { useProjectDocuments } from '../../../source/queries';
import type { Bid } from '../../../source/rows/bid';
import type { Project } from '../../../source/rows/project';
import { useClubFutureSource } from '../../../source/useClubFutureSource';
import { OpenDocument } from '../documents/OpenDocument';
import { BidDialog } from './BidDialog';
import { ChooseBidDialog } from './ChooseBidDialog';

type Asks = { kind: 'choose' | 'edit' | 'delete'; bid: Bid };

interface BidComparisonProps {
  project: Project;
  bids: readonly Bid[];
  onClose: () => void;
}

/** The bids for a project side by side: which is lowest, how far each is from the budget, and which has expired. */
export function BidComparison({ project, bids, onClose }: BidComparisonProps) {
  const source = useClubFutureSource();
  const [asks, setAsks] = useState<Asks>();
  const columns = useColumns(project, bids, setAsks);
  const done = () => setAsks(undefined);
  if (asks?.kind === 'choose') {
    const chosen = bids.find(({ chosenReason }) => chosenReason !== null);
    return <ChooseBidDialog project={project} bid={asks.bid} chosen={chosen} onClose={done} />;
  }
  if (asks?.kind === 'edit') return <BidDialog project={project} bid={asks.bid} onClose={done} />;
  if (asks?.kind === 'delete') {
    return (
      <ConfirmDialog
        title={`Delete the bid of ${asks.bid.vendorName}?`}
        description="It is no longer compared with the others. The history of the project stays."
        action="Delete bid"
        change={() => source.deleteBid(asks.bid.id)}
        onClose={done}
        onDone={() => {
          toast({ title: 'Bid deleted', description: asks.bid.vendorName, tone: 'success' });
          done();
        }}
      />
    );
  }
  return (
    <Dialog
      open
      size="lg"
      title="Compare bids"
      description={`For ${project.title}. The budget is ${project.budget === null ? 'not known yet' : moneyInWords(project.budget)}.`}
      onClose={onClose}
    >
      <DataTable
        label="Bids"
        columns={columns}
        rows={bids}
        rowKey={({ id }) => id}
        rowName={({ vendorName }) => vendorName}
        sort={{ column: 'amount', direction: 'ascending' }}
        cards="phone"
      />
    </Dialog>
  );
}

function useColumns(project: Project, bids: readonly Bid[], ask: (asks: Asks) => void): readonly Column<Bid>[] {
  const source = useClubFutureSource();
  const documents = useProjectDocuments(project.id);
  const standing = (bid: Bid) => standingOf(bid, bids, project.budget, (day) => daysBetween(source.today(), day));
  const columns: Column<Bid>[] = [
    {
      key: 'vendor',
      header: 'Vendor',
      cell: (bid) => {
        const document = documents.data?.find(({ id }) => id === bid.documentId);
        return (
          <Stack $gap="hair" $align="start">
            <strong>{bid.vendorName}</strong>
            {bid.scope && <Scope>{bid.scope}</Scope>}
            {bid.chosenReason !== null && <Scope>Chosen: {bid.chosenReason}</Scope>}
            {document && <OpenDocument document={document}>{document.title}</OpenDocument>}
          </Stack>
        );
      },
      sortBy: ({ vendorName }) => vendorName,
    },
    {
      key: 'amount',
      header: 'Amount',
      cell: (bid) => (
        <Stack $gap="hair" $align="end">
          {moneyInWords(bid.amount)}
          {standing(bid).isLowest && <Badge tone="success">Lowest</Badge>}
        </Stack>
      ),
      sortBy: ({ amount }) => amount,
      align: 'end',
    },
    {
      key: 'difference',
      header: 'Against the budget',
      cell: (bid) => differenceInWords(standing(bid).overBudget),
      sortBy: ({ amount }) => amount,
      align: 'end',
    },
    {
      key: 'valid',
      header: 'Valid until',
      cell: (bid) => {
        const { daysLeft } = standing(bid);
        return (
          <Stack $gap="hair" $align="start">
            {dayInWords(bid.validUntil || null)}
            {daysLeft !== null && daysLeft < 0 && <Badge tone="danger">Expired</Badge>}
            {daysLeft !== null && daysLeft >= 0 && daysLeft <= SOON && <Badge tone="warning">Expires soon</Badge>}
          </Stack>
        );
      },
      sortBy: ({ validUntil }) => validUntil,
    },
  ];
  if (!source.canManage) return columns;
  return [
    ...columns,
    // The database keeps a chosen bid as it was chosen.
    actionsColumn<Bid>(
      (bid) =>
        bid.chosenReason !== null ? (
          <Badge tone="success">Chosen</Badge>
        ) : (
          <Actions>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Choose ${bid.vendorName}`}
              onClick={() => ask({ kind: 'choose', bid })}
            >
              Choose
            </Button>
            <ActionsMenu of={`the bid of ${bid.vendorName}`}>
              <MenuItem onSelect={() => ask({ kind: 'edit', bid })}>Edit</MenuItem>
              <MenuItem tone="destructive" onSelect={() => ask({ kind: 'delete', bid })}>
                Delete bid
              </MenuItem>
            </ActionsMenu>
          </Actions>
        ),
      'line',
    ),
  ];
}

// In the cell that names the row, which is bold.
const Scope = styled(Muted)`
  font-weight: ${token.weight.regular};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xxs};
`;

/** A bid that expires within two weeks is marked: a board may not meet again before. */
const SOON = 14;

function differenceInWords(cents: number | null): string {
  if (cents === null) return '–';
  if (cents === 0) return 'Equal';
  return cents > 0 ? `${moneyInWords(cents)} over` : `${moneyInWords(-cents)} under`;
}
