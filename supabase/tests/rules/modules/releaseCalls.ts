import type { Outcome, RulesDatabase } from '../support/database';
import { service, type Caller } from '../support/people';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

/** A release of Training. */
export const release = (version: string, title = 'Training') =>
  sampleRelease('training', version, { engagement: true, title });

/** The outcome of a call that moved a channel from one release to another. */
export const moved = (from: string | null, to: string) => ({ kind: 'done', rows: [{ moved: { from, to } }] });

/** What the publisher does with releases of Training, over a database of rules. */
export function releaseCalls(database: RulesDatabase) {
  return {
    publish: (release: unknown, caller: Caller = service, actor = 'ci@firm.test'): Promise<Outcome> =>
      publishRelease(database, release, { caller, actor }),
    promote: (
      version: string,
      channel = 'production',
      reason = 'new season',
      caller: Caller = service,
    ): Promise<Outcome> =>
      database.as(caller, 'select public.promote_release($1, $2, $3, $4, $5, forced_param => true) as moved', [
        'training',
        version,
        channel,
        reason,
        'ci@firm.test',
      ]),
    rollback: (channel = 'production', caller: Caller = service, from?: string): Promise<Outcome> =>
      database.as(caller, 'select public.rollback_release($1, $2, $3, $4, $5) as moved', [
        'training',
        channel,
        'it broke',
        'ops@firm.test',
        from ?? null,
      ]),
    /** Records the result of a check; a check without findings has passed. */
    check: (version: string, ...findings: string[]) =>
      database.as(service, `select public.record_release_check('training', $1, '{3f24052215bafc6b}', $2, $3, 'ci')`, [
        version,
        JSON.stringify([[`training@${version}`]]),
        findings,
      ]),
    /** The release in production. */
    async production() {
      const [row] = await database.owner(
        `select version from public.module_channels where module_id = 'training' and channel = 'production'`,
      );
      return row?.version;
    },
  };
}
