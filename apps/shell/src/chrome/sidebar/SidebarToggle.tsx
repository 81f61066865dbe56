import { IconButton } from '@platform/ui';
import { PanelLeft } from 'lucide-react';
import { useSidebar } from './useSidebar';

/** Opens and closes the sidebar: between words and icons, or the drawer on a phone. */
export function SidebarToggle() {
  const { mobile, drawerOpen, state, toggle } = useSidebar();
  return (
    <IconButton
      label="Toggle sidebar"
      icon={<PanelLeft size={20} aria-hidden="true" />}
      aria-expanded={mobile ? drawerOpen : state === 'expanded'}
      onClick={toggle}
    />
  );
}
