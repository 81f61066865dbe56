/** What a person says about a project. */
export interface ProjectComment {
  id: string;
  comment: string;
  authorName: string | null;
  /** Whether the reader wrote it, and can take it back. */
  isOwn: boolean;
  /** ISO 8601, on the clock of the club. */
  happenedAt: string;
}
