import type { ManifestModule } from '@platform/contract';
import type { Phase } from '../../health/healthReport';

/** A release by its name alone. */
export type Release = Pick<ManifestModule, 'id' | 'version'>;

/** What a mark says of a release that is on its way to the page. */
export interface MarkedRelease extends Release {
  phase: Phase;
  /** When it was begun with: a moment, in milliseconds. */
  since: number;
}

/** What is known of releases that froze a page of this browser. */
export interface FreezeGuard {
  /**
   * Waits until a release may be begun with.
   * @returns what is called once it has failed or stands
   * @throws PlatformError where it froze a page
   */
  admit(release: Release): Promise<() => void>;
  /** Lets a release try again. */
  forget(release: Release): void;
}
