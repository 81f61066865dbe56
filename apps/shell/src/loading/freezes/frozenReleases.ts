import { rememberedReleases } from '../fallback/rememberedReleases';

export const FROZEN_KEY = 'platform-freeze-frozen';
export const SUSPECTED_KEY = 'platform-freeze-suspected';

/** Releases that froze a page in this browser. */
export const frozenReleases = rememberedReleases(FROZEN_KEY);

/** Releases that were loading together on a page that froze: one of them is the cause. */
export const suspectedReleases = rememberedReleases(SUSPECTED_KEY);
