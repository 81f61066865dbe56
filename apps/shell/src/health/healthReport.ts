/** Longest duration that is reported (milliseconds): more than ten minutes means that the device slept. */
export const LONGEST_MS = 600_000;

/** The phase in which a release failed. */
export type Phase = 'load' | 'mount' | 'render' | 'unmount';

interface OfRelease {
  moduleId: string;
  version: string;
}

/** Why and where a release failed. Unknown parts are missing. */
export interface Explanation {
  message?: string;
  /** One frame a line, as `name file:line:column`. */
  stack?: string;
  /** The page stopped responding. */
  froze?: true;
}

/** One line for `report_module_health`. It names no person and no address. */
export type HealthReport = OfRelease &
  (
    | { outcome: 'mounted'; durationMs: number; weight?: number }
    | ({ outcome: 'failed'; phase: Phase; durationMs: number } & Explanation)
    | { outcome: 'measured'; metric: 'LCP' | 'INP' | 'CLS'; value: number; weight: number }
  );
