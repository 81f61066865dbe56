/** Longest time that is reported (milliseconds): what is beyond ten minutes was a sleeping device. */
export const LONGEST_MS = 600_000;

/** Until where a release had come when it failed. */
export type Phase = 'load' | 'mount' | 'render' | 'unmount';

interface OfRelease {
  moduleId: string;
  version: string;
}

/** Why and where a release failed, as far as it is known. */
export interface Explanation {
  message?: string;
  /** One frame a line, as `name file:line:column`. */
  stack?: string;
  /** The page never answered again. */
  froze?: true;
}

/** One line for `report_module_health`. It names no person and no address. */
export type HealthReport = OfRelease &
  (
    | { outcome: 'mounted'; durationMs: number; weight?: number }
    | ({ outcome: 'failed'; phase: Phase; durationMs: number } & Explanation)
    | { outcome: 'measured'; metric: 'LCP' | 'INP' | 'CLS'; value: number; weight: number }
  );
