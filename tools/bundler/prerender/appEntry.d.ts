/** The file that a renderer imports as `app-entry`: a module's index, or the shell's drawChrome. */
declare module 'app-entry' {
  import type { ReactNode } from 'react';
  import type { Layout, PlatformManifest } from '@platform/contract';

  export interface ChromePage {
    pathname: string;
    isNotFound: boolean;
    layout: Layout;
    manifest: PlatformManifest;
  }

  export const platformModule: { id: string; draw(pathname: string): ReactNode };
  export function drawChrome(page: ChromePage): Record<string, ReactNode>;
}
