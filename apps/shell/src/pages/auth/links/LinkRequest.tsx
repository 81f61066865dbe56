import { CardPage, useSecondsUntil } from '@platform/module-kit/screens';
import { requestPasswordReset } from '@platform/session';
import { Alert, Button, TextField } from '@platform/ui';
import { useState, type MouseEvent } from 'react';
import { BackLinks } from '../signInLinks';
import { emailProblem } from '../emailProblem';
import { useCarriedEmail } from '../useCarriedEmail';

type Request =
  | { kind: 'open' }
  | { kind: 'wrong'; problem: string }
  | { kind: 'sending' }
  | { kind: 'failed'; message: string }
  /** `again` is when the person may ask for the next email, in milliseconds since 1970. */
  | { kind: 'sent'; to: string; again: number };

/**
 * The server accepts another request for the same address after this time (milliseconds); `max_frequency` in
 * supabase/config.toml.
 */
const PAUSE_MS = 60_000;

interface LinkRequestProps {
  title: string;
  lead: string;
  /** The label of the button before the first email. */
  action: string;
  /** Set when this replaces another page: its heading gets the focus instead of the field. */
  takesFocus?: boolean;
}

/** Requests an email with a link to choose a password. The answer never says whether an address has an account. */
export function LinkRequest({ title, lead, action, takesFocus = false }: LinkRequestProps) {
  const { email, setEmail, carry } = useCarriedEmail();
  const [request, setRequest] = useState<Request>({ kind: 'open' });
  const to = email.trim();
  const isSent = request.kind === 'sent' && request.to === to;
  const secondsLeft = useSecondsUntil(isSent ? request.again : 0);

  const submit = async () => {
    const problem = emailProblem(email);
    if (problem) return setRequest({ kind: 'wrong', problem });
    setRequest({ kind: 'sending' });
    const result = await requestPasswordReset(to);
    setRequest(
      result.ok ? { kind: 'sent', to, again: Date.now() + PAUSE_MS } : { kind: 'failed', message: result.message },
    );
  };

  return (
    <CardPage
      title={title}
      lead={lead}
      takesFocus={takesFocus}
      onSubmit={() => void submit()}
      links={<BackLinks carry={carry} />}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        autoFocus={!takesFocus}
        error={request.kind === 'wrong' ? request.problem : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {request.kind === 'failed' && <Alert tone="danger">{request.message}</Alert>}
      {request.kind === 'sent' && (
        <Alert tone="success" title="Check your email">
          If {request.to} has an account, a link is on its way. It works once, for one hour. Nothing there? Check your
          spam folder, or ask again in a minute.
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        wide
        loading={request.kind === 'sending'}
        {...(secondsLeft > 0 && { 'aria-disabled': true, onClick: refuse })}
      >
        {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : isSent ? 'Send again' : action}
      </Button>
    </CardPage>
  );
}

/** The button is not disabled, because that would drop the focus. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
