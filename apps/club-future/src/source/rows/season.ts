/** A season of the club. Days are ISO 8601. */
export interface Season {
  year: string;
  startsOn: string;
  endsOn: string;
}
