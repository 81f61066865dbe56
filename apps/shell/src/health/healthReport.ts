/** Longest time that is reported (milliseconds): what is beyond ten minutes was a sleeping device. */
export const LONGEST_MS = 600_000;

/** Until where a release had come when it failed. */
export type Phase = 'load' | 'mount' | 'render' | 'unmount';

interface OfRelease {
  moduleId: string;
  version: string;
}

/** One line for `report_module_health`. It names no person and no address. */
export type HealthReport = OfRelease &
  (
    | { outcome: 'mounted'; durationMs: number; weight?: number }
    | { outcome: 'failed'; phase: Phase; durationMs: number }
    | { outcome: 'measured'; metric: 'LCP' | 'INP' | 'CLS'; value: number; weight: number }
  );
