import { sampleId } from '../sampleIds';

export interface SampleShiftRequest {
  id: string;
  kind: 'drop' | 'swap' | 'pickup';
  /** Who asks. */
  staffId: string;
  shiftId: string;
  /** For a swap: the colleague's shift, and when the colleague agreed. */
  colleagueShiftId: string | null;
  colleagueAgreedAt: string | null;
  note: string | null;
  status: 'open' | 'approved' | 'declined' | 'withdrawn';
  decisionNote: string | null;
  /** ISO 8601 with offset; null while it is open. */
  decidedAt: string | null;
}

export interface SampleShiftOffer {
  id: string;
  shiftId: string;
  staffId: string;
  status: 'open';
}

const open = { status: 'open', decisionNote: null, decidedAt: null } as const;
const alone = { colleagueShiftId: null, colleagueAgreedAt: null } as const;

/** What the demo club's people ask for about their shifts. */
export const sampleShiftRequests: readonly SampleShiftRequest[] = [
  {
    id: sampleId('shiftRequest', 1),
    kind: 'pickup',
    staffId: sampleId('staff', 11),
    shiftId: sampleId('shift', 78),
    ...alone,
    note: 'Happy to take Saturday evening.',
    ...open,
  },
  {
    id: sampleId('shiftRequest', 2),
    kind: 'swap',
    staffId: sampleId('staff', 2),
    shiftId: sampleId('shift', 74),
    colleagueShiftId: sampleId('shift', 63),
    colleagueAgreedAt: '2025-04-30T21:12:00-04:00',
    note: 'My sister graduates on Saturday.',
    ...open,
  },
  {
    id: sampleId('shiftRequest', 3),
    kind: 'drop',
    staffId: sampleId('staff', 19),
    shiftId: sampleId('shift', 69),
    ...alone,
    note: 'Exam on Friday evening.',
    status: 'approved',
    decisionNote: 'Good luck!',
    decidedAt: '2025-04-30T18:20:00-04:00',
  },
  {
    id: sampleId('shiftRequest', 4),
    kind: 'drop',
    staffId: sampleId('staff', 13),
    shiftId: sampleId('shift', 79),
    ...alone,
    note: null,
    status: 'declined',
    decisionNote: 'Devon is away this weekend.',
    decidedAt: '2025-04-29T12:30:00-04:00',
  },
];

/** Tonight's open shift was offered to two who are free. */
export const sampleShiftOffers: readonly SampleShiftOffer[] = [7, 8].map((person, index) => ({
  id: sampleId('shiftOffer', index + 1),
  shiftId: sampleId('shift', 54),
  staffId: sampleId('staff', person),
  status: 'open',
}));
