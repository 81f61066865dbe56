import { brand } from '@platform/contract';
import { Loaded } from '@platform/module-kit';
import { inviteStaff, revokeInvitation, SectionTitle, Quiet } from '@platform/module-kit/screens';
import { Badge, Button, Inline, Stack, toast } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { UserPlus } from 'lucide-react';
import { readAccount, type StaffAccount } from '../../source/club/staffAccount';
import { usePersonChange } from '../../source/queries';
import { useStaffQuery, useStaffSource } from '../../source/useStaffSource';
import { failures } from '../../source/failures';

interface AccountSectionProps {
  staffId: string;
  email: string | null;
}

/** Whether a person has an account, and the button that invites them. */
export function AccountSection({ staffId, email }: AccountSectionProps) {
  const { key: clubId } = useStaffSource();
  const account = useStaffQuery(['account', staffId, email], () => readAccount(clubId, staffId, email));
  const inviting = usePersonChange(staffId, (address: string) => inviteStaff(address, clubId), {
    onDone: (_sent, address) => toast({ title: `Invitation sent to ${address}`, tone: 'success' }),
    failed: 'Error',
  });
  const revoking = usePersonChange(
    staffId,
    (invitation: { id: string; version: number }) => revokeInvitation(invitation),
    {
      onDone: () => toast({ title: 'The invitation is revoked', tone: 'success' }),
      failed: 'Error',
    },
  );
  return (
    <Stack as="section" $gap="xs" aria-labelledby="account-title">
      <SectionTitle id="account-title">Account</SectionTitle>
      <Loaded query={account} label="the account" failure={failures.account} height="2rem">
        {(now) => (
          <Inline $gap="xs">
            <StateOfAccount account={now} email={email} />
            {email !== null && now.kind !== 'has account' && (
              <Button
                size="sm"
                variant="secondary"
                icon={now.kind === 'not invited' ? <UserPlus size={16} aria-hidden="true" /> : undefined}
                loading={inviting.isPending}
                onClick={() => inviting.mutate(email)}
              >
                {now.kind === 'not invited' ? `Invite to ${brand.name}` : 'Resend'}
              </Button>
            )}
            {now.kind === 'invited' && (
              <Button
                size="sm"
                variant="quiet"
                loading={revoking.isPending}
                onClick={() => revoking.mutate(now.invitation)}
              >
                Revoke
              </Button>
            )}
          </Inline>
        )}
      </Loaded>
    </Stack>
  );
}

function StateOfAccount({ account, email }: { account: StaffAccount; email: string | null }) {
  switch (account.kind) {
    case 'has account':
      return <Badge tone="success">Has an account</Badge>;
    case 'not invited':
      return email === null ? <Quiet>Enter an email address to invite them to an account.</Quiet> : null;
    case 'invited':
      return <Badge tone="water">Invited, not accepted yet; open until {dayOf(account.expiresAt)}</Badge>;
    case 'expired':
      return <Badge tone="warning">Invitation expired {dayOf(account.expiresAt)}</Badge>;
  }
}

const dayOf = (moment: string) => dateInWords(moment, 'longDayOfYear');
