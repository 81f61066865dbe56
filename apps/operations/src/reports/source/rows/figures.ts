/** The totals of the days. Shifts are published ones. Money is in cents; `basisOf` says which hours count. */
export interface Figures {
  shifts: number;
  openShifts: number;
  /** Out of 100; null without shifts. */
  coveragePercent: number | null;
  hours: number;
  /** Null for people who read no labor (decision 68). */
  laborCents: number | null;
  incidents: number;
  minorIncidents: number;
  moderateIncidents: number;
  seriousIncidents: number;
  /** Out of 100. */
  safetyScore: number;
  ticketsOpened: number;
  ticketsResolved: number;
  dailyLogs: number;
  waterReadings: number;
  readingsOutOfRange: number;
  vendorVisits: number;
  itemsCompleted: number;
}

/** The part of a week that is in the days. */
export interface Week extends Pick<
  Figures,
  | 'shifts'
  | 'openShifts'
  | 'hours'
  | 'laborCents'
  | 'incidents'
  | 'ticketsOpened'
  | 'ticketsResolved'
  | 'dailyLogs'
  | 'waterReadings'
  | 'readingsOutOfRange'
  | 'vendorVisits'
  | 'itemsCompleted'
> {
  /** Its Sunday. */
  startsOn: string;
}
