import type { ManifestModule } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import type { PlatformError } from '../../platformError';

/** The state of a module in its target. */
export type ViewState =
  | { kind: 'loading'; module: ManifestModule; slow: boolean }
  | { kind: 'mounted'; module: ManifestModule }
  /** `module` is the release that people should have, even if its fallback failed after it. */
  | { kind: 'failed'; module: ManifestModule; error: PlatformError; retry(): void };

/** Where a module mounts. */
interface MountElement {
  element: HTMLElement;
  /** Whether the element already holds the markup that the module would render. */
  hydrate: boolean;
}

/** A part of the page that shows a module: the outlet, or one module's part of a slot. */
export interface MountTarget {
  /** Where the module is missing, for the log: `on the page`, or `in` a slot. */
  name: string;
  /** The module in its current release. The view asks on each try, so a retry gets a newly promoted release. */
  find(): ManifestModule;
  /** Loads the code of a release; `fresh` after the release failed here. */
  load(module: ManifestModule, fresh: boolean): Promise<PlatformModule>;
  /** Adds an element for one try. Removing the element removes everything that a broken try left. */
  addElement(module: ManifestModule): MountElement;
  /** Mounts the code; resolves when there is something to see. */
  mount(code: PlatformModule, to: MountElement, onCrash: (error: Error) => void): Promise<void>;
  /** Never called after `leave`. */
  onState(state: ViewState): void;
  /** Called after a module has cleaned up. */
  onUnmounted?(): void;
  /** Whether a person who leaves before the module appeared counts as a failure of its release. */
  reportsLeaving?: boolean;
}
