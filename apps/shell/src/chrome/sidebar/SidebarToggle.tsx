import { IconButton } from '@platform/ui';
import { PanelLeft } from 'lucide-react';
import { toggleSidebar, useSidebar } from './useSidebar';

/** Switches the sidebar between labels and icons, or opens and closes the drawer on a phone. */
export function SidebarToggle() {
  const { mobile, drawerOpen, state } = useSidebar();
  return (
    <IconButton
      label="Toggle sidebar"
      icon={<PanelLeft size={20} aria-hidden="true" />}
      aria-expanded={mobile ? drawerOpen : state === 'expanded'}
      onClick={toggleSidebar}
    />
  );
}
