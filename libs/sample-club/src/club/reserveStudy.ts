import { sampleId } from '../sampleIds';

export interface SampleReserveComponent {
  id: string;
  name: string;
  /** How many years it lasts, and how many more from the year of the study. */
  usefulYears: number;
  remainingYears: number;
  /** US dollars at the prices of the year of the study. */
  cost: number;
}

/** What the demo club sets aside for; amounts in US dollars. */
export const sampleReservePlan = {
  studyYear: '2025',
  balance: 96_000,
  yearlyContribution: 21_000,
  inflationPercent: 3,
  interestPercent: 2.5,
} as const;

/** What of the demo club wears out. */
export const sampleReserveComponents: readonly SampleReserveComponent[] = [
  component(1, 'Main pool plaster', 12, 4, 48_000),
  component(2, 'Pumps and filters', 10, 1, 15_000),
  component(3, 'Pool heater', 10, 6, 12_500),
  component(4, 'Tennis court surface', 7, 2, 35_000),
  component(5, 'Clubhouse roof', 25, 9, 54_000),
  component(6, 'Perimeter fence', 20, 8, 18_000),
  component(7, 'Parking lot sealing', 5, 3, 9_000),
];

function component(number: number, name: string, usefulYears: number, remainingYears: number, cost: number) {
  return { id: sampleId('reserveComponent', number), name, usefulYears, remainingYears, cost };
}
