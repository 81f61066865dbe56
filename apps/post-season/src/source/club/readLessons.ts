import { LESSONS_FAILED, asking } from '@platform/module-kit/screens';
import type { Lesson, LessonKind } from '../rows/lesson';

const ask = asking(LESSONS_FAILED);

export const LESSON_COLUMNS = 'id, version, kind, position, lesson, action, due_on';

interface LessonRow {
  id: string;
  version: number;
  kind: string;
  position: number;
  lesson: string;
  action: string | null;
  due_on: string | null;
}

type Outcome = Pick<Lesson, 'item' | 'project'>;

/** A lesson as the page knows it. */
export const lessonOf = (row: LessonRow, { item, project }: Outcome): Lesson => ({
  id: row.id,
  version: row.version,
  // A table constraint allows only these kinds.
  kind: row.kind as LessonKind,
  position: row.position,
  lesson: row.lesson,
  action: row.action ?? '',
  dueOn: row.due_on ?? '',
  item,
  project,
});

/** A season's lessons in order, and what each became. */
export async function readLessons(clubId: string, seasonId: string): Promise<Lesson[]> {
  const [rows, items, projects] = await Promise.all([
    ask((db) =>
      db
        .from('lessons')
        .select(LESSON_COLUMNS)
        .eq('club_id', clubId)
        .eq('season_id', seasonId)
        .order('position')
        .order('id'),
    ),
    ask((db) =>
      db
        .from('checklist_items')
        .select('id, lesson_id, completed, checklists!inner(title, seasons!inner(year))')
        .eq('club_id', clubId)
        .not('lesson_id', 'is', null),
    ),
    ask((db) =>
      db.from('capital_projects').select('id, lesson_id, status').eq('club_id', clubId).not('lesson_id', 'is', null),
    ),
  ]);
  return rows.map((row) => {
    const item = items.find(({ lesson_id }) => lesson_id === row.id);
    const project = projects.find(({ lesson_id }) => lesson_id === row.id);
    return lessonOf(row, {
      item: item
        ? {
            id: item.id,
            listTitle: item.checklists.title,
            year: item.checklists.seasons.year,
            isDone: item.completed,
          }
        : null,
      project: project ? { id: project.id, status: project.status } : null,
    });
  });
}
