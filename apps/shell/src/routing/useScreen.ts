import type { Layout } from '@platform/contract';
import { useSyncExternalStore } from 'react';
import { composedLayout, layoutOf } from './layoutOf';
import type { Screen } from './resolveScreen';
import { screenStore } from './screenStore';

/** The page's current screen. */
export const useScreen = (): Screen => useSyncExternalStore(screenStore.subscribe, screenStore.get, screenStore.get);

/** The layout around the screen. */
export const useLayout = (): Layout =>
  useSyncExternalStore(screenStore.subscribe, () => layoutOf(screenStore.get()), composedLayout);
