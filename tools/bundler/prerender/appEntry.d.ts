/** The file that a renderer imports as `app-entry`: a module's index, or the shell's renderChrome. */
declare module 'app-entry' {
  import type { ReactNode } from 'react';
  import type { Layout, PlatformManifest } from '@platform/contract';

  export interface ChromePage {
    pathname: string;
    isNotFound: boolean;
    layout: Layout;
    manifest: PlatformManifest;
  }

  export const platformModule: { id: string; render(pathname: string): ReactNode };
  export function renderChrome(page: ChromePage): Record<string, ReactNode>;
}
