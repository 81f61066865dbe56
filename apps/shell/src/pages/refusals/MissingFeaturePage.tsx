import { HOME_OF_MEMBERS } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { Button, MessagePage } from '@platform/ui';

/** The person has not been granted the feature that the page needs. */
export function MissingFeaturePage({ title }: { title: string }) {
  return (
    <MessagePage>
      <h1>You have no access to {title}</h1>
      <p>Your club's administrator can grant it to you.</p>
      <Button as={Link} to={HOME_OF_MEMBERS}>
        Go to the dashboard
      </Button>
    </MessagePage>
  );
}
