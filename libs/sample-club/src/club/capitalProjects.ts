import { sampleId } from '../sampleIds';

type ProjectStatus = 'planning' | 'researching' | 'wishlist' | 'proposed' | 'approved' | 'completed' | 'cancelled';

export interface SampleProjectUpdate {
  /** ISO 8601 with offset. */
  at: string;
  author: 'Marcus Bell' | 'Elena Ruiz';
  note: string;
  fromStatus: ProjectStatus | null;
  /** Null: a note, not a change of status. */
  toStatus: ProjectStatus | null;
}

export interface SampleCapitalProject {
  id: string;
  title: string;
  description: string;
  priority: 'high' | 'medium' | 'low';
  status: ProjectStatus;
  /** US dollars. */
  budget: number;
  timeline: string;
  /** Days (ISO 8601), once they are known. */
  startsOn: string | null;
  endsOn: string | null;
  /** The lesson it came from. */
  lessonId: string | null;
  updates: readonly SampleProjectUpdate[];
}

/** The demo club's pipeline: $82,000, of which $45,000 are approved. */
export const sampleCapitalProjects: readonly SampleCapitalProject[] = [
  {
    id: sampleId('capitalProject', 1),
    title: 'Pool deck resurfacing',
    description: 'Grind and recoat the main deck, and set new drains along the shallow end.',
    priority: 'high',
    status: 'approved',
    budget: 45_000,
    timeline: 'Fall 2025',
    startsOn: '2025-09-15',
    endsOn: '2025-11-14',
    lessonId: null,
    updates: [
      status('2024-10-22T18:30:00-04:00', 'Marcus Bell', 'Brought to the board with three quotes.', null, 'proposed'),
      status(
        '2024-11-19T19:10:00-05:00',
        'Marcus Bell',
        'Board vote 7 to 0, paid from the reserve.',
        'proposed',
        'approved',
      ),
      note('2025-03-11T11:00:00-04:00', 'Elena Ruiz', 'Contractor confirmed the week after closing.'),
    ],
  },
  {
    id: sampleId('capitalProject', 2),
    title: 'Pump room and filter upgrade',
    description: 'Variable-speed pumps and a second sand filter, to cut the power bill and the backwash time.',
    priority: 'high',
    status: 'researching',
    budget: 15_000,
    timeline: 'Winter 2025-2026',
    startsOn: null,
    endsOn: null,
    lessonId: null,
    updates: [status('2025-01-14T10:00:00-05:00', 'Elena Ruiz', 'Power bill rose 14% over 2023.', null, 'researching')],
  },
  {
    id: sampleId('capitalProject', 3),
    title: 'Online court reservations',
    description: 'A booking board at the courts and on the phone, in place of the paper sheet.',
    priority: 'medium',
    status: 'researching',
    budget: 10_000,
    timeline: 'Spring 2026',
    startsOn: null,
    endsOn: null,
    lessonId: null,
    updates: [
      status('2025-02-04T09:20:00-05:00', 'Elena Ruiz', 'Asked for by the tennis committee.', null, 'researching'),
    ],
  },
  {
    id: sampleId('capitalProject', 4),
    title: 'Deck shade structures',
    description: 'Three sails over the lounge chairs on the west side.',
    priority: 'medium',
    status: 'wishlist',
    budget: 12_000,
    timeline: '2026',
    startsOn: null,
    endsOn: null,
    lessonId: sampleId('lesson', 7),
    updates: [status('2024-10-01T16:45:00-04:00', 'Marcus Bell', 'From the lessons learned.', null, 'wishlist')],
  },
];

function status(
  at: string,
  author: SampleProjectUpdate['author'],
  reason: string,
  fromStatus: ProjectStatus | null,
  toStatus: ProjectStatus,
): SampleProjectUpdate {
  return { at, author, note: reason, fromStatus, toStatus };
}

function note(at: string, author: SampleProjectUpdate['author'], text: string): SampleProjectUpdate {
  return { at, author, note: text, fromStatus: null, toStatus: null };
}
