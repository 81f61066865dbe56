import { administersClub, useAuth } from '@platform/session';
import { useEffect, useState } from 'react';
import { useSetupSteps } from './source/queries';
import { isClubSetupLoaded, loadClubSetup } from './lazyClubSetup';

/** What is left before the club can start, for its administrators. Pending until the code of its list is there, too. */
export function useSetup() {
  const { user, membership } = useAuth();
  const isAsked = user !== null && membership.status === 'ready' && administersClub(membership.value.role);
  const setup = useSetupSteps(isAsked);
  const [hasCode, setHasCode] = useState(isClubSetupLoaded);
  useEffect(() => {
    if (isAsked) void loadClubSetup().then(() => setHasCode(true));
  }, [isAsked]);
  return { ...setup, isPending: isAsked && (setup.isPending || !hasCode), steps: setup.data ?? [] };
}
