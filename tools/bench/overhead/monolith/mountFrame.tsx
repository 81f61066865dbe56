import { brand, COMPOSED_FOR, composedFor, type Layout } from '@platform/contract';
import { pageHistory } from '@platform/module-kit';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { chromeParts } from '../../../../apps/shell/src/chrome/chromeParts';
import { OutletStatus } from '../../../../apps/shell/src/chrome/outlet/OutletStatus';
import { ShellRoot } from '../../../../apps/shell/src/chrome/ShellRoot';
import { sidebarStore } from '../../../../apps/shell/src/chrome/sidebar/sidebarStore';
import { layoutOf, startWithLayout } from '../../../../apps/shell/src/routing/layoutOf';
import { screenStore } from '../../../../apps/shell/src/routing/screenStore';

/** Keeps the layout, the title and the sidebar's width in step with the screen. */
export function followFrame(): void {
  const frame = document.getElementById('page');
  if (!frame) return;
  startWithLayout(frame.dataset.layout as Layout);
  const follow = () => {
    const screen = screenStore.get();
    frame.dataset.layout = layoutOf(screen);
    if (screen.kind === 'waiting') return;
    delete document.documentElement.dataset.member;
    delete document.documentElement.dataset.visitor;
    if (screen.kind === 'module') document.title = `${screen.route.title} · ${brand.name}`;
  };
  screenStore.subscribe(follow);
  follow();
  const followSidebar = () => (frame.dataset.sidebar = sidebarStore.get());
  sidebarStore.subscribe(followSidebar);
  followSidebar();
}

/** The header, the sidebar and the footer: hydrated where the page came with them, like the shell's. */
export function mountFrame(): void {
  for (const [id, part] of Object.entries({ ...chromeParts(), 'module-status': <OutletStatus /> })) mountPart(id, part);
}

function mountPart(id: string, part: ReactNode): void {
  const element = document.getElementById(id);
  if (!element) return;
  const root = <ShellRoot>{part}</ShellRoot>;
  const options = { identifierPrefix: `${id}-` };
  const isComposed = element.getAttribute(COMPOSED_FOR) === composedFor(pageHistory.location.pathname);
  element.removeAttribute(COMPOSED_FOR);
  if (isComposed) {
    hydrateRoot(element, root, options);
  } else {
    createRoot(element, options).render(root);
  }
}
