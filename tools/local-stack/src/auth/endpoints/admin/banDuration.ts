import { AuthError } from '../../authError';

const MILLISECONDS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/**
 * When a ban ends.
 * @param duration `none`, or hours, minutes and seconds such as `24h` or `1h30m`
 * @returns null if the ban is lifted
 * @throws AuthError for any other text
 */
export function bannedUntil(duration: unknown, now: Date): Date | null {
  if (duration === 'none') return null;
  if (typeof duration !== 'string' || !/^(\d+(ms|s|m|h))+$/.test(duration)) {
    throw new AuthError(400, 'validation_failed', "ban_duration is 'none' or a duration such as '24h' or '1h30m'");
  }
  const parts = [...duration.matchAll(/(\d+)(ms|s|m|h)/g)];
  const length = parts.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * MILLISECONDS[unit as keyof typeof MILLISECONDS],
    0,
  );
  return new Date(now.getTime() + length);
}
