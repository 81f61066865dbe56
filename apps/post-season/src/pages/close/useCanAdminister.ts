import { administersClub, useAuth } from '@platform/session';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';

/** Whether the person closes and reopens seasons. A visitor of the demo does. */
export function useCanAdminister(): boolean {
  const { isDemo } = usePostSeasonSource();
  const { membership } = useAuth();
  return isDemo || (membership.status === 'ready' && administersClub(membership.value.role));
}
