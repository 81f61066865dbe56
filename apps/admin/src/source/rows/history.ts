/** One line of a club's history: a change that was planned, canceled or made. */
export interface HistoryLine {
  /** ISO 8601. */
  happenedAt: string;
  /** Null for a change of the plan. */
  moduleTitle: string | null;
  action: 'switched_on' | 'switched_off' | 'changed' | 'plan_changed' | 'planned' | 'cancelled' | 'failed';
  before: EngagementValues | null;
  after: EngagementValues | null;
  /** Who did it; null if the account no longer exists, and for a planned change that took effect by itself. */
  person: string | null;
  reason: string | null;
  /** When a planned change was decided (ISO 8601). */
  decidedAt: string | null;
  /** Who decided a planned change; null if the account no longer exists. */
  decidedBy: string | null;
  /** When a planned change takes effect (ISO 8601). */
  effectiveAt: string | null;
  /** Why it failed. */
  failure: string | null;
}

export interface EngagementValues {
  kind?: 'on' | 'off' | 'follow' | 'pin';
  channel?: string | null;
  pinnedVersion?: string | null;
  plan?: string;
}

/** The subject of a history: one module, or only the plan; without either, everything. */
export interface HistorySubject {
  moduleId?: string;
  planOnly?: boolean;
}

/** Most lines that the server returns: the latest. */
export const MOST_LINES = 100;
