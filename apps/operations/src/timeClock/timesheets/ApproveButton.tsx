import { addDays, counted, toastFailure } from '@platform/module-kit/screens';
import { Button, toast } from '@platform/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { ApproveDialog } from '../dialogs/ApproveDialog';
import type { OverShift, Timesheet } from '../source/rows/timesheet';
import { useTimeClockChange, useTimeClockSource } from '../source/useTimeClockSource';
import { useTimeClockAddress } from '../useTimeClockAddress';

/** Whether a manager can approve it now. */
const isApprovable = ({ approvedAt, openEntries, isForOthers }: Timesheet) =>
  approvedAt === null && openEntries === 0 && !isForOthers;

/** Approves everyone whose hours are complete, once the week is over. Someone else approves the reader's own. */
export function ApproveButton({ sheets, missed }: { sheets: readonly Timesheet[]; missed: readonly OverShift[] }) {
  const source = useTimeClockSource();
  const { values } = useTimeClockAddress();
  const [asks, setAsks] = useState(false);
  const approvable = sheets.filter(isApprovable).map(({ staffId }) => staffId);
  const lacking = missed.filter(({ staffId }) => approvable.includes(staffId));
  const approving = useTimeClockChange((staffIds: readonly string[]) => source.approve(staffIds, values.week));
  if (addDays(values.week, 7) > source.today() || approvable.length === 0) return null;
  const words = counted(approvable.length, 'timesheet');
  const approve = () =>
    approving.mutate(approvable, {
      onSuccess: () => {
        setAsks(false);
        toast({
          title: `${words} approved`,
          description: 'Their hours are closed. What is still missing becomes an adjustment.',
          tone: 'success',
        });
      },
      onError: (error) => {
        if (!asks) toastFailure('The week was not approved', error);
      },
    });
  return (
    <>
      <Button
        icon={<CheckCheck size={18} aria-hidden="true" />}
        loading={approving.isPending}
        onClick={() => (lacking.length > 0 ? setAsks(true) : approve())}
      >
        Approve {approvable.length}
      </Button>
      {asks && (
        <ApproveDialog
          what={words}
          missed={lacking}
          nameOf={(id) => sheets.find(({ staffId }) => staffId === id)?.name ?? 'A former colleague'}
          isPending={approving.isPending}
          error={approving.error}
          onApprove={approve}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
