/**
 * Whether a season that opens on a day has opened on the club's own day, both `YYYY-MM-DD`. Only then can it be closed. The
 * database has the same rule (`app.close_season`).
 */
export const hasOpened = (opensOn: string, today: string): boolean => today >= opensOn;

const REOPEN_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The last moment at which a season can be reopened, 30 days after its close. The database has the same rule
 * (`app.reopen_season`).
 * @param closedAt ISO 8601
 */
export const lastReopening = (closedAt: string): Date => new Date(Date.parse(closedAt) + REOPEN_MS);

/**
 * Whether a season can still be reopened.
 * @param closedAt ISO 8601
 * @param now the moment at the club
 */
export const canBeReopened = (closedAt: string, now: Date): boolean => now <= lastReopening(closedAt);
