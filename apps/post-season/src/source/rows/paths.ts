/** The pages with the rows behind figures, lessons and open work. */
export interface Paths {
  staff: string;
  recruitment: string;
  /** Incidents, tickets and vendors. */
  operations: string;
  scheduling: string;
  timeClock: string;
  /** Checklists and the budget. */
  preSeason: string;
  clubFuture: string;
}
