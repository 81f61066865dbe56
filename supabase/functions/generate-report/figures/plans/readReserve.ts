import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** Where the reserve stands in the year of its study, in US dollars. */
export type ReserveFunding = {
  studyYear: string;
  balance: number;
  yearlyContribution: number;
  fullyFunded: number;
  /** Of the fully funded balance; null where nothing is worn yet. */
  percentFunded: number | null;
};

/** One of the years ahead, in US dollars. */
export type ReserveYear = { year: number; spending: number; balance: number; percentFunded: number | null };

/** Null for a club without a reserve study. */
export async function readReserveFunding(source: ReportSource): Promise<ReserveFunding | null> {
  const [funding] = await readClubRows<ReserveFunding>(source, {
    name: 'reserve_funding',
    key: ['club_id'],
    columns: [
      'studyYear:study_year',
      'balance',
      'yearlyContribution:yearly_contribution',
      'fullyFunded:fully_funded',
      'percentFunded:percent_funded',
    ],
  });
  return funding ?? null;
}

/** The years ahead, the first one first. */
export async function readReserveYears(source: ReportSource): Promise<ReserveYear[]> {
  const years = await readClubRows<ReserveYear>(source, {
    name: 'reserve_projection',
    key: ['year'],
    columns: ['spending', 'balance', 'percentFunded:percent_funded'],
  });
  return years.sort((one, other) => one.year - other.year);
}
