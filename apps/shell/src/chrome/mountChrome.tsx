import { createRoot } from 'react-dom/client';
import { Chrome } from './Chrome';
import { followPageFrame } from './followPageFrame';
import { OutletStatus } from './OutletStatus';
import { ShellRoot } from './ShellRoot';
import { SiteFooter } from './SiteFooter';

/** Draws what the shell puts around a module: header and sidebar above it, its state in its place, the footer below. */
export function mountChrome(): void {
  followPageFrame();
  const parts = { chrome: <Chrome />, 'module-status': <OutletStatus />, 'chrome-footer': <SiteFooter /> };
  for (const [id, part] of Object.entries(parts)) {
    const element = document.getElementById(id);
    if (element) createRoot(element, { identifierPrefix: `${id}-` }).render(<ShellRoot>{part}</ShellRoot>);
  }
}
