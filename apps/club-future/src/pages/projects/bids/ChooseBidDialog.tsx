import { moneyInWords, ReasonDialog } from '@platform/module-kit/screens';
import { Checkbox, toast } from '@platform/ui';
import { useState } from 'react';
import type { Bid } from '../../../source/rows/bid';
import type { Project } from '../../../source/rows/project';
import { useClubFutureSource } from '../../../source/useClubFutureSource';
import { KEPT_IN_HISTORY } from '../keptReason';

interface ChooseBidDialogProps {
  project: Project;
  bid: Bid;
  /** The one that this bid replaces; undefined if none was chosen. */
  chosen: Bid | undefined;
  onClose: () => void;
}

/** Chooses a bid with a reason. Its amount becomes the budget if the manager wants that. */
export function ChooseBidDialog({ project, bid, chosen, onClose }: ChooseBidDialogProps) {
  const source = useClubFutureSource();
  const isOtherAmount = project.budget !== bid.amount;
  const before = project.budget === null ? 'not known' : moneyInWords(project.budget);
  const [takesCost, setTakesCost] = useState(isOtherAmount);
  return (
    <ReasonDialog
      title={`Choose ${bid.vendorName}?`}
      description={`For ${moneyInWords(bid.amount)}${chosen ? `, in place of ${chosen.vendorName}` : ''}. A chosen bid keeps its vendor and its amount.`}
      action="Choose bid"
      variant="primary"
      limit={500}
      hint={KEPT_IN_HISTORY}
      change={(reason) => source.chooseBid(project, bid, reason, takesCost)}
      onClose={onClose}
      onDone={() => {
        toast({ title: 'Bid chosen', description: bid.vendorName, tone: 'success' });
        onClose();
      }}
    >
      {isOtherAmount && (
        <Checkbox
          label={`Set the budget to ${moneyInWords(bid.amount)}. It is ${before} now.`}
          checked={takesCost}
          onChange={(event) => setTakesCost(event.target.checked)}
        />
      )}
    </ReasonDialog>
  );
}
