import type { ManifestModule } from '@platform/contract';

/** A module that the person gets, and what it does on this page. */
export interface PageModule {
  module: ManifestModule;
  /** The release that the page shows or would show: another one if the module's own failed. */
  shown: Pick<ManifestModule, 'id' | 'version'>;
  /** Undefined if the page belongs to another module. */
  place: 'mounted' | 'loading' | 'failed' | undefined;
}

/** What a module is doing on this page. */
export type ModuleState = NonNullable<PageModule['place']> | 'loaded' | 'not loaded';

/** One module as the devtools show it. */
export interface ModuleRow {
  id: string;
  title: string;
  /** The release that this page shows or would show. */
  version: string;
  /** Why this person has this release. */
  why: string;
  state: ModuleState;
  /** Slots that it fills. */
  slots: string[];
}

/**
 * The modules that the person gets, in their order.
 * @param fetched releases of which a file has been fetched, as `module@version`
 */
export function moduleRows(modules: readonly PageModule[], fetched: ReadonlySet<string>): ModuleRow[] {
  return modules.map(({ module, shown: { id, version }, place }) => ({
    id,
    title: module.descriptor.title,
    version,
    why:
      version === module.version
        ? reasonOf(module)
        : `It is the fallback for ${module.version}, which failed on this page.`,
    state: place ?? (fetched.has(`${id}@${version}`) ? 'loaded' : 'not loaded'),
    slots: Object.keys(module.descriptor.fills),
  }));
}

/** The version of a module in development (`npm run dev`). */
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
