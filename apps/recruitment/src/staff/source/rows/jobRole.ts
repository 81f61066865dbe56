export interface JobRole {
  id: string;
  title: string;
  department: string | null;
  positionsTotal: number;
  positionsFilled: number;
  /** US dollars an hour. */
  payRangeMin: number | null;
  payRangeMax: number | null;
  /** The legal minimum age for it. */
  lawfulAge: number;
  /** The club's higher minimum age; null without one. */
  minimumAge: number | null;
  /** Each with its kind of certification; null for a text requirement. */
  requirements: readonly { id: string; text: string; certificationTypeId: string | null }[];
}
