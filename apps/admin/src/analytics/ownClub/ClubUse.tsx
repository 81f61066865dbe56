import { Stack } from '@platform/ui';
import { ModulesUsed } from './ModulesUsed';
import { SignIns } from './SignIns';
import { Unaccepted } from './Unaccepted';

/** How a club uses the platform: who signs in, who has not accepted the invitation, and which modules people open. */
export function ClubUse({ clubId }: { clubId: string }) {
  return (
    <Stack $gap="lg">
      <SignIns clubId={clubId} />
      <Unaccepted />
      <ModulesUsed />
    </Stack>
  );
}
