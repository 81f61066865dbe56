import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';
import type { Season } from './readSeason.ts';

/** What a season taught. */
export type Lesson = {
  kind: 'worked' | 'improve' | 'priority';
  position: number;
  lesson: string;
  action: string | null;
  /** ISO 8601. */
  dueOn: string | null;
};

const order = ['worked', 'improve', 'priority'];

/** The lessons of a season: what worked, what to improve, what comes first in the next one. */
export async function readLessons(source: ReportSource, season: Season): Promise<Lesson[]> {
  const lessons = await readClubRows<Lesson>(source, {
    name: 'lessons',
    key: ['id'],
    columns: ['kind', 'position', 'lesson', 'action', 'dueOn:due_on'],
    filters: [['season_id', `eq.${season.id}`]],
  });
  return lessons.sort(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || one.position - other.position,
  );
}
