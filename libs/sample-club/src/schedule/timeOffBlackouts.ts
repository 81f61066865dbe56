import { sampleId } from '../sampleIds';

export interface SampleTimeOffBlackout {
  id: string;
  startsOn: string;
  /** The last of the days. */
  endsOn: string;
  name: string;
}

/** The days on which no one of the demo club asks for time off. */
export const sampleTimeOffBlackouts: readonly SampleTimeOffBlackout[] = [
  { startsOn: '2025-05-24', endsOn: '2025-05-26', name: 'Opening weekend' },
  { startsOn: '2025-07-04', endsOn: '2025-07-06', name: 'Independence Day' },
].map((days, place) => ({ id: sampleId('timeOffBlackout', place + 1), ...days }));
