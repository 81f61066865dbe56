import type { Layout, PlatformManifest } from '@platform/contract';
import { manifestStore, NotFound } from '@platform/module-kit';
import type { ReactNode } from 'react';
import { withBuiltIn } from '../manifest/builtInModule';
import { startWithLayout } from '../routing/layoutOf';
import { chromeParts } from './chromeParts';
import { ShellRoot } from './ShellRoot';

/** A page to draw the shell's parts of. */
export interface ChromePage {
  pathname: string;
  /** Whether no module has this address. */
  isNotFound: boolean;
  layout: Layout;
  manifest: PlatformManifest;
}

/**
 * The shell's parts of a page as a visitor sees them first, drawn without a browser: what `mountChrome` takes over, and
 * where no module has the address, what says so to people without JavaScript. One page at a time, because the stores
 * that they read are the page's.
 * @returns by the id of the element that each belongs into
 */
export function drawChrome({ pathname, isNotFound, layout, manifest }: ChromePage): Record<string, ReactNode> {
  manifestStore.set({ source: 'page', manifest: withBuiltIn(manifest) });
  startWithLayout(layout);
  const parts = Object.entries({ ...chromeParts(), ...(isNotFound && { 'no-script': <NotFound /> }) });
  return Object.fromEntries(parts.map(([id, part]) => [id, <ShellRoot at={pathname}>{part}</ShellRoot>]));
}
