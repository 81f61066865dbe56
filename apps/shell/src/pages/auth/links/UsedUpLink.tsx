import { Link } from '@platform/module-kit';
import { CardPage } from '@platform/module-kit/screens';
import { Button } from '@platform/ui';
import { BackLinks } from '../signInLinks';
import { LinkRequest } from './LinkRequest';

interface UsedUpLinkProps {
  /** Whether it was an invitation link. An invited person has no password yet that they could have forgotten. */
  isInvitation: boolean;
  /** Email address of the signed-in person, which the next page starts with. */
  email: string | undefined;
}

/** Says that a link no longer works or is missing, and how to get a new one. */
export function UsedUpLink({ isInvitation, email }: UsedUpLinkProps) {
  if (isInvitation) {
    return (
      <LinkRequest
        takesFocus
        title="This link no longer works"
        lead="It was used, or a newer email has replaced it. Enter the address it was sent to. While you are invited, we email you a new link."
        action="Send me a new link"
      />
    );
  }
  return (
    <CardPage
      takesFocus
      title="This link no longer works"
      lead="A link works once, for one hour. Ask for a new one with the address of your account."
      links={<BackLinks />}
    >
      <Button as={Link} to="/auth/reset" state={{ email }} size="lg" wide>
        Ask for a new link
      </Button>
    </CardPage>
  );
}
