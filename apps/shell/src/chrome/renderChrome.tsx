import type { Layout, PlatformManifest } from '@platform/contract';
import { manifestStore, NotFound } from '@platform/module-kit';
import type { ReactNode } from 'react';
import { withBuiltIn } from '../manifest/builtInModule';
import { startWithLayout } from '../routing/layoutOf';
import { chromeParts } from './chromeParts';
import { ShellRoot } from './ShellRoot';

/** A page whose shell parts are rendered. */
export interface ChromePage {
  pathname: string;
  /** Whether no module has this address. */
  isNotFound: boolean;
  layout: Layout;
  manifest: PlatformManifest;
}

/**
 * Renders the shell's parts of a page for a visitor, without a browser. `mountChrome` hydrates them. If no module has
 * the address, it also renders the not-found page for people without JavaScript. Render one page at a time: the parts
 * read the page's stores.
 * @returns markup by the id of its element
 */
export function renderChrome({ pathname, isNotFound, layout, manifest }: ChromePage): Record<string, ReactNode> {
  manifestStore.set({ source: 'page', manifest: withBuiltIn(manifest) });
  startWithLayout(layout);
  const parts = Object.entries({ ...chromeParts(), ...(isNotFound && { 'no-script': <NotFound /> }) });
  return Object.fromEntries(parts.map(([id, part]) => [id, <ShellRoot at={pathname}>{part}</ShellRoot>]));
}
