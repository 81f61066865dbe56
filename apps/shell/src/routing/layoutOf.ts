import type { Layout } from '@platform/contract';
import { sessionStore } from '@platform/session';
import type { Screen } from './resolveScreen';

let last: Layout = 'bare';
let composed: Layout = 'bare';

/** The frame around a screen. The current frame stays until the screen is known. */
export function layoutOf(screen: Screen): Layout {
  last = decide(screen);
  return last;
}

/**
 * Sets the frame that the composed page came with.
 * @param shown the frame that the person sees until then, if it differs
 */
export function startWithLayout(layout: Layout, shown = layout): void {
  last = shown;
  composed = layout;
}

/** The frame that the page came with: what its markup shows to everyone. */
export const composedLayout = (): Layout => composed;

/** The layout of an unknown address: the app's for members. The session may still be unknown. */
function frameOfUnknown(): Layout {
  const { status } = sessionStore.get();
  if (status === 'loading') return last;
  return status === 'signed-in' ? 'app' : 'site';
}

function decide(screen: Screen): Layout {
  switch (screen.kind) {
    case 'module':
    case 'session-failed':
    case 'membership-failed':
    case 'modules-failed':
    case 'missing-feature':
      return screen.route.layout;
    case 'left-club':
    case 'switched-off':
    case 'unreleased':
    case 'no-home':
      return 'app';
    case 'not-found':
      return frameOfUnknown();
    case 'waiting':
      return screen.route?.layout ?? last;
    case 'unlisted':
    case 'redirect':
      return last;
  }
}
