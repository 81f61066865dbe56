import { Link } from '@platform/module-kit';
import { Button } from '@platform/ui';
import { BackHome, BackToSignIn } from './doorLinks';
import { DoorFrame } from './DoorFrame';
import { LinkRequest } from './LinkRequest';

interface UsedUpLinkProps {
  /** The link was of an invitation: whoever it was sent to has no password yet, which they could have forgotten. */
  isInvitation: boolean;
  /** Address of whoever is signed in, which the next page takes along. */
  email: string | undefined;
}

/** A link that opens nothing, or a visit without one, and the way to a new one. */
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
    <DoorFrame
      takesFocus
      title="This link no longer works"
      lead="A link works once, for one hour. Ask for a new one with the address of your account."
      links={
        <>
          <BackToSignIn />
          <BackHome />
        </>
      }
    >
      <Button as={Link} to="/auth/reset" state={{ email }} size="lg" wide>
        Ask for a new link
      </Button>
    </DoorFrame>
  );
}
