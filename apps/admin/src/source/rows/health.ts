import type { Mounts } from '../../shared/releases/failureShare';

/** The filter of the figures: a time range up to now, a module, one of its releases, and a club. Empty means all. */
export interface HealthFilter {
  range: HealthRange;
  moduleId: string;
  version: string;
  clubId: string;
}

export type HealthRange = 'day' | 'week' | 'month';

/** The time that figures are about, by the hour or by the day. */
export interface HealthSpan {
  by: 'hour' | 'day';
  from: Date;
  /** Not included. */
  to: Date;
}

/** How releases performed. Times are the 75th percentile; null if none was measured. */
export interface HealthFigures extends Mounts {
  loadMs: number | null;
  lcpMs: number | null;
  inpMs: number | null;
  cls: number | null;
}

export type HealthAtMoment = HealthFigures & { moment: Date };
type HealthOfRelease = HealthFigures & { moduleId: string; version: string };
/** The figures of one club; those of visitors have no club. */
type HealthOfClub = HealthFigures & { clubId: string | null };

/** Identical failures of a release, as browsers reported them. */
export interface ReleaseFailure {
  moduleId: string;
  version: string;
  /** The phase in which the release failed. */
  phase: string;
  froze: boolean;
  /** Null if browsers gave no reason. */
  message: string | null;
  /** Lines of the sources, the innermost first. */
  stack: string[];
  reports: number;
  clubs: number;
  lastAt: Date;
}

/** The figures of a page: in total, over time, by release and by club, and why releases failed. */
export interface Health {
  /** Undefined without reports. */
  all: HealthFigures | undefined;
  moments: HealthAtMoment[];
  releases: HealthOfRelease[];
  clubs: HealthOfClub[];
  failures: ReleaseFailure[];
}

/** A module of the club, with how often browsers have opened it. */
export interface ModuleUse {
  title: string;
  /** An estimate: one browser in five reports successful mounts, and counts for five. */
  openings: number;
}
