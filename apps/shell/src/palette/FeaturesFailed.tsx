import { OWN_FEATURES_FAILED, useRetrying } from '@platform/module-kit/screens';
import { useAuth, usePermissions } from '@platform/session';
import { Alert } from '@platform/ui';

/** Says that the person's permissions could not be read; renders nothing otherwise. */
export function FeaturesFailed() {
  const { answer } = usePermissions();
  const { retry, retrying } = useRetrying(useAuth().reloadMembership);
  if (answer.status !== 'failed') return null;
  return (
    <Alert tone="warning" title={OWN_FEATURES_FAILED} onRetry={retry} retrying={retrying}>
      Pages that need one of them are hidden until then.
    </Alert>
  );
}
