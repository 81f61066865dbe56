import { worded } from '@platform/database';
import { tell_of_withdrawal } from '@platform/database/said';
import { FailedAlert } from '@platform/module-kit/screens';
import { Alert, Button, Stack } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { useWithdrawals } from '../source/queries';
import type { Withdrawal } from '../source/rows/withdrawal';
import { useAdminChange, useAdminSource } from '../source/useAdminSource';
import { NOTICES_FAILED } from '../source/failures';

/** Releases that the platform withdrew by itself, until a member of the firm has handled them. */
export function WithdrawalNotices({ titleOf }: { titleOf(moduleId: string): string }) {
  const source = useAdminSource();
  const notices = useWithdrawals();
  const close = useAdminChange((id: number) => source.seeWithdrawal(id), { failed: 'Error' });
  if (notices.isError) {
    return <FailedAlert query={notices} title={NOTICES_FAILED} />;
  }
  if (!notices.data?.length) return null;
  return (
    <Stack $gap="sm">
      {notices.data.map((notice) => (
        <Alert
          key={notice.id}
          tone={notice.backTo === null ? 'danger' : 'warning'}
          title={headlineOf(notice, titleOf(notice.moduleId))}
          action={
            <Button variant="secondary" size="sm" disabled={close.isPending} onClick={() => close.mutate(notice.id)}>
              Understood
            </Button>
          }
        >
          {dateInWords(notice.at, 'moment')}: {causeOf(notice)} {consequenceOf(notice)}
        </Alert>
      ))}
    </Stack>
  );
}

const headlineOf = ({ version, backTo }: Withdrawal, title: string) =>
  backTo === null ? `${title} ${version} fails in browsers` : `${title} ${version} was taken back`;

const causeOf = ({ channel, failures, freezes }: Withdrawal) =>
  freezes > 0
    ? worded(tell_of_withdrawal.frozePagesOfPeople, channel, String(freezes))
    : worded(tell_of_withdrawal.failuresReportedOnWithin, String(failures), channel);

const consequenceOf = ({ backTo }: Withdrawal) =>
  backTo === null
    ? 'There is no earlier release to go back to: publish a correction.'
    : `Clubs have ${backTo} again. The release stays published; promote its successor.`;
