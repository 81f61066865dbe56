import {
  FormDialog,
  readAddresses,
  RefusedAddresses,
  useErrorsOnceTried,
  useSendingMany,
} from '@platform/module-kit/screens';
import { Progress, Stack, TextArea } from '@platform/ui';
import { useState } from 'react';
import { useRereadTeam } from '../../../../source/queries';
import { useClubSource } from '../../../../source/useClubSource';

/** The details are below the field. */
const WRONG_ADDRESSES = 'Correct or remove what cannot be invited. Nothing was sent.';

/** Invites staff to accounts of their own. Refused addresses stay with their reason, to be corrected. */
export function InviteStaffDialog({ onClose }: { onClose(): void }) {
  const { inviteStaff } = useClubSource();
  const [text, setText] = useState('');
  const { progress, refusedAmong, send } = useSendingMany(useRereadTeam());
  // An incomplete address is not an error yet.
  const [isTyping, setTyping] = useState(false);
  const addresses = readAddresses(text);
  const isWrong = addresses.some(({ problem }) => problem !== null);
  const [errors, whenRight] = useErrorsOnceTried({
    addresses: addresses.length === 0 ? 'Enter at least one email address.' : isWrong ? WRONG_ADDRESSES : undefined,
  });
  const sendable = addresses.filter(({ problem }) => problem === null).length;
  const isSending = progress !== null;

  const submit = async () => {
    const refused = await send(addresses, inviteStaff);
    setText(refused.map(({ email }) => email).join('\n'));
    if (refused.length === 0) onClose();
  };

  return (
    <FormDialog
      onClose={onClose}
      title="Invite staff"
      description="Each address gets an email with a link that works for seven days. They see their own shifts and records, and no pay or other people's records."
      submit={sendable > 1 ? `Send ${sendable} invitations` : 'Send invitation'}
      unsaved="the invitations"
      isPending={isSending}
      onSubmit={() => whenRight(() => void submit())}
    >
      <Stack>
        <TextArea
          label="Email addresses"
          hint="One a line, or with commas. A whole list can be pasted."
          autoFocus
          rows={4}
          disabled={isSending}
          value={text}
          error={errors.addresses}
          onChange={(event) => {
            setText(event.target.value);
            setTyping(true);
          }}
          onBlur={() => setTyping(false)}
        />
        {!isTyping && (
          <RefusedAddresses what={{ one: 'cannot be invited', many: 'cannot be invited' }} addresses={addresses} />
        )}
        {progress && (
          <Progress
            label={`Sending ${progress.done + 1} of ${progress.all}`}
            value={progress.done}
            max={progress.all}
          />
        )}
        {!isTyping && (
          <RefusedAddresses
            what={{ one: 'was not invited', many: 'were not invited' }}
            addresses={refusedAmong(addresses)}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
