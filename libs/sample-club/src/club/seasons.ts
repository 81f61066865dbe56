import { sampleId } from '../sampleIds';

export interface SampleSeason {
  id: string;
  /** As text, as the club's row has it. */
  year: string;
  /** Days (ISO 8601): the first one that staff work, the first one that members come, and the last one. */
  startsOn: string;
  opensOn: string;
  endsOn: string;
  /** When the books were closed; null while the season is planned or runs. */
  closedAt: string | null;
}

/** The closed season, with which everything is compared, and the one that the demo club prepares. */
export const sampleSeasons = [
  {
    id: sampleId('season', 1),
    year: '2024',
    startsOn: '2024-04-01',
    opensOn: '2024-05-25',
    endsOn: '2024-09-02',
    closedAt: '2024-10-15T12:00:00-04:00',
  },
  {
    id: sampleId('season', 2),
    year: '2025',
    startsOn: '2025-04-01',
    opensOn: '2025-05-24',
    endsOn: '2025-09-01',
    closedAt: null,
  },
] as const satisfies readonly SampleSeason[];
