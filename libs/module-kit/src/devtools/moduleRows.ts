import type { ManifestModule, PlatformManifest } from '@platform/contract';
import { builtInModule } from '../manifest/builtInModule';
import { releaseToTry } from '../loading/fallback';
import type { OutletState } from '../loading/outletStore';
import type { Screen } from '../routing/resolveScreen';

/** What a module is doing on this page. */
export type ModuleState = 'mounted' | 'loading' | 'failed' | 'loaded' | 'not loaded';

/** One module as the devtools show it. */
export interface ModuleRow {
  id: string;
  title: string;
  /** The release that this page shows, or would. */
  version: string;
  /** Why this person has this release. */
  why: string;
  state: ModuleState;
  /** Slots that it fills. */
  slots: string[];
}

interface Surroundings {
  screen: Screen;
  outlet: OutletState;
  /** Releases of which a file has been fetched, as `module@version`. */
  fetched: ReadonlySet<string>;
}

/** The modules that the person gets, in the order of the manifest. */
export function moduleRows({ modules }: PlatformManifest, surroundings: Surroundings): ModuleRow[] {
  return modules
    .filter(({ id }) => id !== builtInModule.id)
    .map((module) => {
      const shown = releaseToTry(module);
      return {
        id: module.id,
        title: module.descriptor.title,
        version: shown.version,
        why: shown === module ? reasonOf(module) : `It stands in for ${module.version}, which failed on this page.`,
        state: stateOf(shown, surroundings),
        slots: Object.keys(module.descriptor.fills),
      };
    });
}

/** What `npm run dev` shows a module as while a developer works on it. */
const DEVELOPMENT_VERSION = '0.0.0-development';

function reasonOf({ why, version }: ManifestModule): string {
  if (version === DEVELOPMENT_VERSION) return 'It comes from your folder.';
  switch (why) {
    case 'ticket':
      return 'A preview ticket shows it to you.';
    case 'pin':
      return 'Your club is pinned to it.';
    case 'rollout':
      return 'Its rollout has reached your club.';
    case 'channel':
      return 'Your club follows its channel.';
    case undefined:
      return 'It is in production.';
  }
}

function stateOf({ id, version }: ManifestModule, { screen, outlet, fetched }: Surroundings): ModuleState {
  const isOnPage = screen.kind === 'module' && screen.module.id === id;
  if (isOnPage && outlet.kind === 'failed') return 'failed';
  if (isOnPage && outlet.kind === 'mounted') return 'mounted';
  if (isOnPage) return 'loading';
  return fetched.has(`${id}@${version}`) ? 'loaded' : 'not loaded';
}
