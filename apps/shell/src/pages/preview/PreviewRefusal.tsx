import { HOME_OF_MEMBERS } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Button } from '@platform/ui';
import type { ReactNode } from 'react';
import { DoorFrame } from '../auth/DoorFrame';
import { BackHome } from '../auth/doorLinks';

/** A preview that this person does not get, why, and what to do next. */
export function PreviewRefusal({ title, children }: { title: string; children: ReactNode }) {
  const { user } = useAuth();
  return (
    <DoorFrame title={title} lead={<>Signed in as {user?.email}.</>} links={<BackHome />}>
      <p>{children}</p>
      <Button as={Link} to={HOME_OF_MEMBERS}>
        Go to the dashboard
      </Button>
    </DoorFrame>
  );
}
