import { HOME_OF_MEMBERS } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Button } from '@platform/ui';
import type { ReactNode } from 'react';
import { SignInFrame } from '../auth/SignInFrame';
import { BackHome } from '../auth/signInLinks';

/** Says why this person may not open a preview, and what to do next. */
export function PreviewRefusal({ title, children }: { title: string; children: ReactNode }) {
  const { user } = useAuth();
  return (
    <SignInFrame title={title} lead={<>Signed in as {user?.email}.</>} links={<BackHome />}>
      <p>{children}</p>
      <Button as={Link} to={HOME_OF_MEMBERS}>
        Go to the dashboard
      </Button>
    </SignInFrame>
  );
}
