import { LinkRequest } from './LinkRequest';

/** Whoever forgot the password asks for a mail. */
export function RequestResetPage() {
  return (
    <LinkRequest title="Reset your password" lead="We email you a link to choose a new one." action="Send the link" />
  );
}
