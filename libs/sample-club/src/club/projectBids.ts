import { sampleId } from '../sampleIds';

export interface SampleProjectBid {
  id: string;
  projectId: string;
  /** The vendor, if it is on the club's list. */
  vendorId: string | null;
  vendorName: string;
  /** US dollars. */
  amount: number;
  scope: string;
  /** A day (ISO 8601). */
  validUntil: string;
  /** ISO 8601 with offset; null if it was not chosen. */
  chosenAt: string | null;
  chosenReason: string | null;
}

/** Three bids for the pump room, of which none is chosen, and the one that was chosen for the deck. */
export const sampleProjectBids: readonly SampleProjectBid[] = [
  {
    id: sampleId('projectBid', 1),
    projectId: sampleId('capitalProject', 2),
    vendorId: sampleId('vendor', 1),
    vendorName: 'Blue Ridge Pool Service',
    amount: 16_400,
    scope: 'Two variable-speed pumps, a second sand filter, and the old equipment taken away.',
    validUntil: '2025-06-30',
    chosenAt: null,
    chosenReason: null,
  },
  {
    id: sampleId('projectBid', 2),
    projectId: sampleId('capitalProject', 2),
    vendorId: null,
    vendorName: 'Triad Aquatics',
    amount: 14_200,
    scope: 'Two variable-speed pumps and a second sand filter. The club takes the old ones away.',
    validUntil: '2025-05-15',
    chosenAt: null,
    chosenReason: null,
  },
  {
    id: sampleId('projectBid', 3),
    projectId: sampleId('capitalProject', 2),
    vendorId: null,
    vendorName: 'Hydra Mechanical',
    amount: 19_850,
    scope: 'As asked, with a five-year service contract.',
    validUntil: '2025-04-25',
    chosenAt: null,
    chosenReason: null,
  },
  {
    id: sampleId('projectBid', 4),
    projectId: sampleId('capitalProject', 1),
    vendorId: null,
    vendorName: 'Carolina Concrete Coatings',
    amount: 45_000,
    scope: 'Grind and recoat the main deck; new drains along the shallow end.',
    validUntil: '2025-11-30',
    chosenAt: '2024-11-26T10:00:00-05:00',
    chosenReason: 'The only bid with new drains in its price.',
  },
];
