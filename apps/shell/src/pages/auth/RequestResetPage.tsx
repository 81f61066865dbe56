import { LinkRequest } from './LinkRequest';

/** Whoever forgot the password asks for a mail. */
export function RequestResetPage() {
  return (
    <LinkRequest
      title="Reset your password"
      lead="We mail you a link with which you choose a new one."
      action="Send the link"
    />
  );
}
