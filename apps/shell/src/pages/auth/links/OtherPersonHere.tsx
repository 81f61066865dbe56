import { useAuth } from '@platform/session';
import { Alert } from '@platform/ui';

/** Says that the person signed in in this browser is not the owner of the link. */
export function OtherPersonHere({ email }: { email: string }) {
  const { user } = useAuth();
  if (!user || user.email.toLowerCase() === email.toLowerCase()) return null;
  return (
    <Alert tone="warning" title={`${user.email} is signed in in this browser`}>
      When you go on, they are signed out here and {email} is signed in.
    </Alert>
  );
}
