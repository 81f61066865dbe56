export const WAGE_COLUMNS = 'id, state, minimum_wage, minimum_wage_reason, version';

/** The club's minimum wage settings. */
export interface WageRow {
  id: string;
  /** Two letters; null if the club's address names the state. */
  state: string | null;
  /** US dollars an hour; null if the state or federal minimum applies. */
  minimum_wage: number | null;
  minimum_wage_reason: string | null;
  version: number;
}

/** The minimum wage that applies to the club today. */
export interface HeldWage {
  wage: number;
  basis: string;
  source: string;
  /** Null if neither the settings nor the address name a state. */
  state_name: string | null;
  /** The day from which the state's minimum applies; null if the state is unknown. */
  valid_from: string | null;
}
