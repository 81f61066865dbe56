import { LinkRequest } from '../links/LinkRequest';

/** People who forgot their password request an email here. */
export function RequestResetPage() {
  return (
    <LinkRequest title="Reset your password" lead="We email you a link to choose a new one." action="Send the link" />
  );
}
