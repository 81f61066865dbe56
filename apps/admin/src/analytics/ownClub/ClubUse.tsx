import { isSettled } from '@platform/module-kit/screens';
import { Held, SkeletonCards, Stack } from '@platform/ui';
import { useModuleUse, useSignIns } from '../../source/queries';
import { ModulesUsed } from './ModulesUsed';
import { SignIns } from './SignIns';
import { Unaccepted, useUnaccepted } from './Unaccepted';

/**
 * How a club uses the platform: who signs in, who has not accepted the invitation, and which modules people open. All
 * parts appear at once, because each is as high as its rows and would push down the parts below it.
 */
export function ClubUse({ clubId }: { clubId: string }) {
  const asked = [useSignIns(clubId), useUnaccepted(), useModuleUse()];
  return (
    <Held until={asked.every(isSettled)} placeholder={<SkeletonCards count={3} min="100%" height="10rem" />}>
      <Stack $gap="lg">
        <SignIns clubId={clubId} />
        <Unaccepted />
        <ModulesUsed />
      </Stack>
    </Held>
  );
}
