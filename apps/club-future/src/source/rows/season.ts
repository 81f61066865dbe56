/** A season of the club. Days are ISO 8601. */
export interface Season {
  year: string;
  startsOn: string;
  endsOn: string;
  /** Its books are closed: nothing is added to its budget. */
  isClosed: boolean;
}
