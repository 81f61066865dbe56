import { Progress, TextArea } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../dialogs/FormDialog';
import { useErrorsOnceTried } from '../forms/useErrorsOnceTried';
import { readAddresses } from './pastedAddresses';
import { RefusedAddresses } from './RefusedAddresses';
import { useSendingMany } from './useSendingMany';

/** The details are below the field. */
const WRONG_ADDRESSES = 'Correct or remove what cannot be invited. Nothing was sent.';

interface InvitationsDialogProps {
  title: string;
  /** What people with an invitation may do, or what the sender can do later: a sentence. */
  description: string;
  /** Throws the reason if the address is refused. */
  invite: (email: string) => Promise<void>;
  /** Reads the invitations again, after the last one. */
  reread: () => Promise<unknown>;
  /** Whether other fields than the addresses have input. */
  isChanged?: boolean;
  /** Fields above the addresses. */
  above?: ReactNode;
  /** Fields below the addresses. */
  children?: ReactNode;
  onClose: () => void;
}

/** Invites one or many addresses. Refused addresses stay with their reasons, to be corrected. */
export function InvitationsDialog(props: InvitationsDialogProps) {
  const { title, description, invite, reread, isChanged = false, above, children, onClose } = props;
  const [text, setText] = useState('');
  const { progress, refusedAmong, send } = useSendingMany(reread);
  // An incomplete address is not an error yet.
  const [isTyping, setTyping] = useState(false);
  const addresses = readAddresses(text);
  const sendable = addresses.filter(({ problem }) => problem === null).length;
  const wrong = sendable < addresses.length ? WRONG_ADDRESSES : undefined;
  const [errors, whenRight] = useErrorsOnceTried({
    addresses: addresses.length === 0 ? 'Enter at least one email address.' : wrong,
  });
  const isSending = progress !== null;

  const submit = async () => {
    const refused = await send(addresses, invite);
    setText(refused.map(({ email }) => email).join('\n'));
    if (refused.length === 0) onClose();
  };

  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={`Each address gets an email with a link that works for seven days. ${description}`}
      submit={sendable > 1 ? `Send ${sendable} invitations` : 'Send invitation'}
      unsaved="the invitations"
      isChanged={isChanged || text.trim() !== ''}
      isPending={isSending}
      waitsForAnswer
      onSubmit={() => whenRight(() => void submit())}
    >
      {above}
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
      {children}
      {progress && (
        <Progress label={`Sending ${progress.done + 1} of ${progress.all}`} value={progress.done} max={progress.all} />
      )}
      {!isTyping && (
        <RefusedAddresses
          what={{ one: 'was not invited', many: 'were not invited' }}
          addresses={refusedAmong(addresses)}
        />
      )}
    </FormDialog>
  );
}
