import { brand, layoutSchema } from '@platform/contract';
import { pageHistory } from '@platform/module-kit';
import { layoutOf, startWithLayout } from '../screens/layoutOf';
import type { Screen } from '../screens/resolveScreen';
import { screenStore } from '../screens/screenStore';
import { sidebarStore } from './sidebarStore';

/** Keeps the static frame in step with the screen: its layout, the sidebar's width, the title and the focus. */
export function followPageFrame(): void {
  const frame = document.getElementById('page');
  const content = document.getElementById('content');
  if (!frame || !content) return;
  const composed = layoutSchema.safeParse(frame.dataset.layout);
  if (composed.success) startWithLayout(composed.data);

  let shownPath = pageHistory.location.pathname;
  const follow = () => {
    const screen = screenStore.get();
    frame.dataset.layout = layoutOf(screen);
    const title = titleOf(screen);
    if (title) document.title = `${title} · ${brand.name}`;
    if (pageHistory.location.pathname === shownPath) return;
    shownPath = pageHistory.location.pathname;
    // As after a page load, reading starts at the content; a screen reader announces the new title. In the next task,
    // because a drawer whose link was followed closes first, and the page behind it takes no focus until then.
    setTimeout(() => content.focus({ preventScroll: true }), 0);
  };
  screenStore.subscribe(follow);
  follow();

  const followSidebar = () => (frame.dataset.sidebar = sidebarStore.get());
  sidebarStore.subscribe(followSidebar);
  followSidebar();
}

function titleOf(screen: Screen): string | undefined {
  switch (screen.kind) {
    case 'module':
    case 'missing-feature':
    case 'membership-failed':
      return screen.route.title;
    case 'switched-off':
      return screen.module.title;
    case 'not-found':
      return 'Page not found';
    default:
      return undefined;
  }
}
