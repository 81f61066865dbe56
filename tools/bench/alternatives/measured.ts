import type { MeasuredVisit } from '../overhead/overheadResult';
import type { Conditions } from '../overhead/visiting/conditions';

/** The ways in which the same page is built. */
export const SITES = ['platform', 'moduleFederation', 'singleSpa', 'qiankun', 'piral'] as const;
export type SiteId = (typeof SITES)[number];

export const TITLES: Record<SiteId, string> = {
  platform: 'this platform',
  moduleFederation: 'Module Federation',
  singleSpa: 'single-spa',
  qiankun: 'qiankun',
  piral: 'Piral',
};

/** The first visits of one site under the same conditions. */
export interface SiteVisits {
  site: SiteId;
  conditions: Conditions['name'];
  visits: MeasuredVisit[];
}

export interface AlternativesResult {
  rounds: number;
  /** Version of each package that was measured, by its name. */
  versions: Record<string, string>;
  series: SiteVisits[];
}
