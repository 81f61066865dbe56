/** A season of the club. Days are ISO 8601. */
export interface Season {
  id: string;
  /** As text, such as `2024`. */
  year: string;
  startsOn: string;
  endsOn: string;
  /** Its books are closed: what was learned and said about it stays. */
  isClosed: boolean;
}
