import { registerShared } from '@module-federation/enhanced/runtime';
import * as moduleKitStart from '@platform/module-kit/start';
import * as uiStart from '@platform/ui/start';
import { unreachable } from '../failures/unreachable';

/** The versions of the libraries by their names. The bundler fills them in. */
declare const LIBRARY_VERSIONS: Record<'@platform/module-kit' | '@platform/ui', string>;

/** @throws PlatformError if the file does not arrive, which says nothing about the module that needs it */
async function loadLibraries() {
  try {
    return await import(/* webpackChunkName: "libraries" */ './libraries');
  } catch (error) {
    throw unreachable(error as Error);
  }
}

/**
 * Shares our libraries with modules in two parts (decision 142): what every page has at once, and everything, which is
 * loaded for the first module that needs more.
 */
export function shareLibraries(): void {
  const shared = (name: keyof typeof LIBRARY_VERSIONS) => ({
    version: LIBRARY_VERSIONS[name],
    shareConfig: { singleton: true, requiredVersion: false as const },
  });
  registerShared({
    '@platform/module-kit/start': { ...shared('@platform/module-kit'), lib: () => moduleKitStart },
    '@platform/ui/start': { ...shared('@platform/ui'), lib: () => uiStart },
    '@platform/module-kit': {
      ...shared('@platform/module-kit'),
      get: async () => {
        const { moduleKit } = await loadLibraries();
        return () => moduleKit;
      },
    },
    '@platform/ui': {
      ...shared('@platform/ui'),
      get: async () => {
        const { ui } = await loadLibraries();
        return () => ui;
      },
    },
  });
}
