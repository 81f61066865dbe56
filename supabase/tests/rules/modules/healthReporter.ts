import type { RulesDatabase } from '../support/database';
import type { Caller } from '../support/people';
import { readAs } from '../support/readAs';

interface Told {
  failed?: number;
  mounted?: number;
  version?: string;
  /** What each failure says. */
  why?: { message?: string; stack?: string; froze?: boolean };
}

/** A function that reports so many failures and mounts of training, as one browser does. */
export const healthReporter =
  (database: RulesDatabase) =>
  async (caller: Caller, { failed = 0, mounted = 0, version = '1.1.0', why }: Told): Promise<void> => {
    const one = (outcome: string, phase?: string) => ({
      moduleId: 'training',
      version,
      outcome,
      phase,
      durationMs: 300,
    });
    const reports = [
      ...Array.from({ length: mounted }, () => one('mounted')),
      ...Array.from({ length: failed }, () => ({ ...one('failed', 'mount'), ...why })),
    ];
    await readAs(database, caller, 'select public.report_module_health($1)', [JSON.stringify(reports)]);
  };
