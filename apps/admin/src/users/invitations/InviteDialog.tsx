import { useUnsavedChanges } from '@platform/module-kit';
import {
  readAddresses,
  RefusedAddresses,
  useCloseQuestion,
  useErrorsOnceTried,
  useSendingMany,
} from '@platform/module-kit/screens';
import type { Role } from '@platform/session';
import { Button, Dialog, Progress, RadioGroup, SelectField, Stack, TextArea } from '@platform/ui';
import { useRef, useState } from 'react';
import { plans } from '../../shared/plans';
import { useClubs } from '../../source/queries';
import { CLUBS_FAILED } from '../../source/rows/club';
import { useAdminReread, useAdminSource } from '../../source/useAdminSource';
import { offersFor } from './offers';

/** The value of "to no club" in the list of clubs, where a value must be a text. */
const NO_CLUB = 'none';

/** The plan of a new client unless the firm chooses another. */
const SMALLEST_PLAN = 'launch';

/** The details are below the field. */
const WRONG_ADDRESSES = 'Correct or remove what cannot be invited. Nothing was sent.';

/** The question asked before input is discarded. */
const WHAT = 'the invitations';

/** Invites one or many addresses. Refused addresses stay with their reasons, to be corrected. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { club, isFirm, sendInvitation } = useAdminSource();
  const ownClubId = club?.id ?? null;
  const [text, setText] = useState('');
  const [clubId, setClubId] = useState<string | null>(ownClubId);
  const [role, setRole] = useState<Role>('user');
  const [plan, setPlan] = useState(SMALLEST_PLAN);
  const isNewClient = clubId === null && role === 'user';
  const clubs = useClubs();
  const { progress, refusedAmong, send } = useSendingMany(useAdminReread());
  // An incomplete address is not an error yet.
  const [isTyping, setTyping] = useState(false);
  const addresses = readAddresses(text);
  const isWrong = addresses.some(({ problem }) => problem !== null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [errors, whenRight] = useErrorsOnceTried({
    addresses: addresses.length === 0 ? 'Enter at least one email address.' : isWrong ? WRONG_ADDRESSES : undefined,
  });
  const sendable = addresses.filter(({ problem }) => problem === null).length;
  const isSending = progress !== null;
  const isChanged = text.trim() !== '' || role !== 'user' || clubId !== ownClubId || plan !== SMALLEST_PLAN;
  useUnsavedChanges(isChanged, WHAT);
  const { close, question } = useCloseQuestion(onClose, () => (isChanged ? WHAT : undefined));

  const submit = async () => {
    const offer = { role, clubId, ...(isNewClient && { plan }) };
    const refused = await send(addresses, (email) => sendInvitation(email, offer));
    setText(refused.map(({ email }) => email).join('\n'));
    if (refused.length === 0) onClose();
  };

  return (
    <>
      <Dialog
        open
        onClose={() => !isSending && close()}
        title="Invite people"
        description="Each address gets an email with a link that works for seven days. You can resend or revoke it until it is accepted."
        actions={
          <>
            <Button variant="secondary" onClick={close} disabled={isSending}>
              Cancel
            </Button>
            <Button
              loading={isSending}
              onClick={() => {
                if (addresses.length === 0 || isWrong) field.current?.focus();
                whenRight(() => void submit());
              }}
            >
              {sendable > 1 ? `Send ${sendable} invitations` : 'Send invitation'}
            </Button>
          </>
        }
      >
        <Stack>
          {isFirm && (
            <SelectField
              label="Club"
              value={clubId ?? NO_CLUB}
              error={clubs.isError ? CLUBS_FAILED : undefined}
              options={[
                { value: NO_CLUB, label: 'No club: a new client, or the firm' },
                ...(clubs.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => {
                setClubId(event.target.value === NO_CLUB ? null : event.target.value);
                setRole('user');
              }}
            />
          )}
          <TextArea
            ref={field}
            label="Email addresses"
            error={errors.addresses}
            hint="One a line, or with commas. A whole list can be pasted."
            autoFocus
            rows={4}
            disabled={isSending}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setTyping(true);
            }}
            onBlur={() => setTyping(false)}
          />
          {!isTyping && (
            <RefusedAddresses what={{ one: 'cannot be invited', many: 'cannot be invited' }} addresses={addresses} />
          )}
          <RadioGroup label="They join as" options={offersFor(clubId)} value={role} onChange={setRole} />
          {isNewClient && (
            <SelectField
              label="Plan of their club"
              hint="It decides which modules and features the club begins with. You can change them at any time."
              value={plan}
              options={Object.entries(plans).map(([value, label]) => ({ value, label }))}
              onChange={(event) => setPlan(event.target.value)}
            />
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
      </Dialog>
      {question}
    </>
  );
}
