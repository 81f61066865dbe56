import { brand } from '@platform/contract';
import { pageHistory } from '@platform/module-kit';
import { Drawer, IconButton, media, token, Wordmark } from '@platform/ui';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { SidebarLinks } from './SidebarLinks';
import { closeDrawer, toggleSidebar, useSidebar } from './useSidebar';

/** The platform's navigation: a column that collapses to icons, and a drawer on a phone. Ctrl or Cmd and B toggle it. */
export function AppSidebar({ demo }: { demo: boolean }) {
  const { mobile, drawerOpen, state } = useSidebar();
  // A layout effect: the shortcut works as soon as the toggle is visible.
  useLayoutEffect(() => {
    window.addEventListener('keydown', toggleOnShortcut);
    return () => window.removeEventListener('keydown', toggleOnShortcut);
  }, []);
  useEffect(() => pageHistory.subscribe(closeDrawer), []);

  if (mobile) {
    return (
      <Drawer open={drawerOpen} onClose={closeDrawer} label="Navigation">
        <DrawerHead>
          <Wordmark name={brand.name} size={28} />
          <IconButton label="Close navigation" icon={<X size={20} aria-hidden="true" />} onClick={closeDrawer} />
        </DrawerHead>
        <SidebarLinks demo={demo} collapsed={false} />
      </Drawer>
    );
  }
  return (
    <Column aria-label="Sidebar">
      <SidebarLinks demo={demo} collapsed={state === 'collapsed'} />
    </Column>
  );
}

/** Specification 9.1 and C30: B with Ctrl or Cmd; not while a person is typing. */
function toggleOnShortcut(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  const target = event.target as HTMLElement | null;
  if (target?.isContentEditable || target?.closest('input, textarea, select')) return;
  event.preventDefault();
  toggleSidebar();
}

const DrawerHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${token.space.xs} ${token.space.xs} ${token.space.xs} ${token.space.md};
  border-bottom: 1px solid ${token.color.line};
`;

const Column = styled.aside`
  grid-area: sidebar;
  position: sticky;
  top: var(--header-height);
  align-self: start;
  height: calc(100dvh - var(--header-height));
  overflow: hidden auto;
  border-right: 1px solid ${token.color.line};
  background: ${token.color.surface};

  @media ${media.mobile} {
    display: none;
  }
`;
