import { sampleId } from '../sampleIds';

export interface SampleLesson {
  id: string;
  seasonId: string;
  kind: 'worked' | 'improve' | 'priority';
  position: number;
  lesson: string;
  /** How to do better; null where the lesson says it. */
  action: string | null;
  /** By which day (ISO 8601) the next season must have acted. */
  dueOn: string | null;
}

/** What the demo club learned in the closed season. */
export const sampleLessons: readonly SampleLesson[] = [
  lesson(1, 'worked', 'Early staff hiring'),
  lesson(2, 'worked', 'Weekly manager check-ins'),
  lesson(3, 'improve', 'Communication system', 'Research apps'),
  lesson(4, 'improve', 'Inventory management', 'Implement tracking'),
  lesson(5, 'priority', 'Start hiring by February 15th', null, '2025-02-15'),
  lesson(6, 'priority', 'Digital inventory system', null, '2025-05-15'),
  lesson(7, 'priority', 'Upgrade deck shade structures'),
];

function lesson(
  position: number,
  kind: SampleLesson['kind'],
  text: string,
  action: string | null = null,
  dueOn: string | null = null,
): SampleLesson {
  return {
    id: sampleId('lesson', position),
    seasonId: sampleId('season', 1),
    kind,
    position,
    lesson: text,
    action,
    dueOn,
  };
}
