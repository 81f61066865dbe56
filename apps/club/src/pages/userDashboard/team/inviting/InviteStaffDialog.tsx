import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Alert, Progress, Stack, TextArea, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRereadTeam } from '../../../../source/queries';
import { useClubSource } from '../../../../source/useClubSource';
import { readAddresses, type TypedAddress } from './addresses';

/** Invites staff to accounts of their own. Refused addresses stay with their reason, to be corrected. */
export function InviteStaffDialog({ onClose }: { onClose(): void }) {
  const { inviteStaff } = useClubSource();
  const reread = useRereadTeam();
  const [text, setText] = useState('');
  const [sending, setSending] = useState<{ done: number; all: number } | null>(null);
  const [refused, setRefused] = useState<readonly TypedAddress[]>([]);
  const typed = readAddresses(text);
  const wrong = typed.filter(({ problem }) => problem !== null);

  const [errors, whenRight] = useErrorsOnceTried({
    addresses: typed.length > 0 ? undefined : 'Enter at least one email address.',
  });

  const submit = async () => {
    if (wrong.length > 0) return setRefused(wrong);
    const failed: TypedAddress[] = [];
    for (const [index, { email }] of typed.entries()) {
      setSending({ done: index, all: typed.length });
      const problem = await problemOf(inviteStaff(email));
      if (problem !== null) failed.push({ email, problem });
    }
    setSending(null);
    const sent = typed.length - failed.length;
    if (sent > 0) toast({ title: sent === 1 ? 'Invitation sent' : `${sent} invitations sent`, tone: 'success' });
    await reread();
    if (failed.length === 0) return onClose();
    setRefused(failed);
    setText(failed.map(({ email }) => email).join('\n'));
  };

  return (
    <FormDialog
      onClose={onClose}
      title="Invite staff"
      description="Each address gets an email with a link that works for seven days. They see their own shifts and records, and no pay or other people's records."
      submit={typed.length > 1 ? `Send ${typed.length} invitations` : 'Send invitation'}
      unsaved="the invitations"
      isPending={sending !== null}
      onSubmit={() => whenRight(() => void submit())}
    >
      <Stack>
        <TextArea
          label="Email addresses"
          hint="One a line, or with commas."
          autoFocus
          rows={4}
          disabled={sending !== null}
          value={text}
          error={errors.addresses}
          onChange={(event) => {
            setText(event.target.value);
            setRefused([]);
          }}
        />
        {sending && (
          <Progress label={`Sending ${sending.done + 1} of ${sending.all}`} value={sending.done} max={sending.all} />
        )}
        {refused.length > 0 && (
          <Alert
            tone="danger"
            title={refused.length === 1 ? 'One was not invited' : `${refused.length} were not invited`}
          >
            <Reasons>
              {refused.map(({ email, problem }) => (
                <li key={email}>
                  {email}: {problem}
                </li>
              ))}
            </Reasons>
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}

/** Why an invitation failed; null if it was sent. */
async function problemOf(inviting: Promise<void>): Promise<string | null> {
  try {
    await inviting;
    return null;
  } catch (error) {
    return failureReason(error as Error);
  }
}

const Reasons = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  li + li {
    margin-top: ${token.space.xxs};
  }
`;
