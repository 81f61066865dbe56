/** A kind of row that accumulates: how long the club keeps it, and how many rows are older. */
export interface RetentionKind {
  kind: string;
  title: string;
  /** Nothing younger than this is deleted … */
  minimumMonths: number;
  /** … for this reason. */
  reason: string;
  policy: RetentionPolicy | null;
  /** The first day that is kept (ISO 8601); null if everything is. */
  keepFrom: string | null;
  /** Number of rows older than that. */
  due: number;
}

interface RetentionPolicy {
  id: string;
  keepMonths: number;
  version: number;
}
