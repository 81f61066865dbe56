interface Span {
  /** Moments (ISO 8601) in UTC. */
  startsAt: string;
  endsAt: string;
}

/** Whether two shifts share any time. */
export const overlaps = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && one.endsAt > other.startsAt;
