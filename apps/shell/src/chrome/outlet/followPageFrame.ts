import { brand, isLayout, notFoundWords } from '@platform/contract';
import { pageHistory } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { layoutOf, startWithLayout } from '../../routing/layoutOf';
import type { Screen } from '../../routing/resolveScreen';
import { screenStore } from '../../routing/screenStore';
import { sidebarStore } from '../sidebar/sidebarStore';

/** Keeps the static frame in step with the screen: its layout, the sidebar's width, the title and the focus. */
export function followPageFrame(): void {
  const frame = document.getElementById('page');
  const content = document.getElementById('content');
  if (!frame || !content) return;
  const { layout } = frame.dataset;
  if (isLayout(layout)) startWithLayout(layout, isShownAsApp(frame) ? 'app' : layout);

  let shownPath = pageHistory.location.pathname;
  let shownTitle: string | undefined;
  const follow = () => {
    const screen = screenStore.get();
    frame.dataset.layout = layoutOf(screen);
    const isKnown = screen.kind !== 'waiting' && sessionStore.get().status !== 'loading';
    if (isKnown) forgetWhoCame(document.documentElement);
    const title = titleOf(screen);
    // A page may have set its own title; keep it until another screen opens.
    if (title && title !== shownTitle && !cameNamed(screen, shownTitle)) document.title = `${title} · ${brand.name}`;
    shownTitle = title ?? shownTitle;
    if (pageHistory.location.pathname === shownPath) return;
    shownPath = pageHistory.location.pathname;
    // Move the focus to the content, as after a page load; a screen reader announces the new title. Wait for the next
    // task: an open drawer closes first, and the page behind it cannot take the focus until then.
    setTimeout(() => content.focus({ preventScroll: true }), 0);
  };
  screenStore.subscribe(follow);
  follow();

  const followSidebar = () => (frame.dataset.sidebar = sidebarStore.get());
  sidebarStore.subscribe(followSidebar);
  followSidebar();
}

/** Removes the marks of `firstScript/markStoredSession.ts`: the session is known now. */
function forgetWhoCame({ dataset }: HTMLElement): void {
  delete dataset.member;
  delete dataset.visitor;
}

/** Whether this is the not-found page, which page.css shows to members in the frame of the app. */
const isShownAsApp = ({ dataset }: HTMLElement): boolean =>
  dataset.route === '' && document.documentElement.dataset.member !== undefined;

/** Whether the page came with a title that says more than its route, such as the name of a club. */
const cameNamed = (screen: Screen, shownTitle: string | undefined): boolean =>
  shownTitle === undefined && screen.kind === 'module' && screen.route.head?.about !== undefined;

function titleOf(screen: Screen): string | undefined {
  switch (screen.kind) {
    case 'module':
    case 'missing-feature':
    case 'membership-failed':
    case 'modules-failed':
    case 'session-failed':
      return screen.route.title;
    case 'switched-off':
      return screen.module.title;
    case 'not-found':
      return notFoundWords.title;
    default:
      return undefined;
  }
}
