import type { ManifestModule } from '@platform/contract';
import type { Phase } from '../../health/healthReport';

/** A release, by name only. */
export type Release = Pick<ManifestModule, 'id' | 'version'>;

/** What a mark says about a release that is loading. */
export interface MarkedRelease extends Release {
  phase: Phase;
  /** When loading began (milliseconds since 1970). */
  since: number;
}

/** Guards against releases that froze a page in this browser. */
export interface FreezeGuard {
  /**
   * Waits until a release may load.
   * @returns call it once the release has failed or is mounted
   * @throws PlatformError if the release froze a page
   */
  admit(release: Release): Promise<() => void>;
  /** Lets a release try again. */
  forget(release: Release): void;
}
