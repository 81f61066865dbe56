/** The first and last day of the club's season, `YYYY-MM-DD`, both included. */
export interface Season {
  startsOn: string;
  endsOn: string;
}
