import { useAuth } from '@platform/session';
import { useSyncExternalStore } from 'react';
import { previewStore } from '../preview/previewStore';

/** Whether the devtools are for this person: the firm, and people in a preview. */
export function useIsModuleTeam(): boolean {
  const { membership } = useAuth();
  const preview = useSyncExternalStore(previewStore.subscribe, previewStore.get);
  const isFirm = membership.status === 'ready' && membership.value.role === 'super_admin';
  return isFirm || preview.kind === 'running';
}
