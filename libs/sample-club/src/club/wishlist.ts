import { sampleId } from '../sampleIds';

type Level = 'high' | 'medium' | 'low';

export interface SampleWish {
  id: string;
  list: 'board' | 'staff';
  item: string;
  priority: Level;
  /** How much it would change for the club: the second axis of the matrix. */
  impact: Level;
  timeline: string;
  /** US dollars. */
  cost: number;
  shortlisted: boolean;
}

/** The wishes of board and staff: $228,000 in all, $146,000 of it shortlisted. */
export const sampleWishes: readonly SampleWish[] = [
  wish(1, 'board', 'Heated pool extension', 'high', 'high', '2025-2026', 85_000, true),
  wish(2, 'board', 'Tennis court surface', 'medium', 'high', '2026', 35_000, true),
  wish(3, 'board', 'Parking', 'medium', 'medium', '2025', 45_000, false),
  wish(4, 'board', 'Playground', 'low', 'medium', '2027', 25_000, false),
  wish(5, 'staff', 'Break room with AC', 'high', 'high', '2025', 15_000, true),
  wish(6, 'staff', 'Sound system', 'medium', 'medium', '2025', 8_000, true),
  wish(7, 'staff', 'Digital schedule display', 'high', 'high', '2024', 3_000, true),
  wish(8, 'staff', 'Pool equipment storage', 'medium', 'medium', '2026', 12_000, false),
];

function wish(
  number: number,
  list: SampleWish['list'],
  item: string,
  priority: Level,
  impact: Level,
  timeline: string,
  cost: number,
  shortlisted: boolean,
): SampleWish {
  return { id: sampleId('wish', number), list, item, priority, impact, timeline, cost, shortlisted };
}
