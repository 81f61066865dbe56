import { useManifest } from '@platform/module-kit';
import { DevtoolsPanel } from '@platform/module-kit/devtools';
import { useOutlet } from '../loading/frame/useOutlet';
import { useScreen } from '../routing/useScreen';
import { pageModules } from './pageModules';
import { recentErrors } from './recentErrors';
import { sharedPackages } from './sharedPackages';

/** The devtools over what the shell knows of this page. */
export function PageDevtools({ onClose }: { onClose(): void }) {
  const modules = pageModules(useManifest(), useScreen(), useOutlet());
  return <DevtoolsPanel modules={modules} errors={recentErrors.list()} packages={sharedPackages()} onClose={onClose} />;
}
