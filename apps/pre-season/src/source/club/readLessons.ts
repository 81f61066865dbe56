import { asking, LESSONS_FAILED } from '@platform/module-kit/screens';
import type { Lesson, LessonKind } from '../rows/lesson';

const ask = asking(LESSONS_FAILED);

/** A season's lessons in order, and what each became. */
export async function readLessons(clubId: string, seasonId: string): Promise<Lesson[]> {
  const [rows, carried] = await Promise.all([
    ask((db) =>
      db
        .from('lessons')
        .select('id, kind, lesson, action, due_on')
        .eq('club_id', clubId)
        .eq('season_id', seasonId)
        .order('position')
        .order('id'),
    ),
    ask((db) =>
      db
        .from('checklist_items')
        .select('id, lesson_id, completed, checklists!inner(title, season_id)')
        .eq('club_id', clubId)
        .not('lesson_id', 'is', null),
    ),
  ]);
  const itemOfLesson = new Map(carried.map((item) => [item.lesson_id, item]));
  return rows.map(({ id, kind, lesson, action, due_on }) => {
    const item = itemOfLesson.get(id);
    return {
      id,
      // A table constraint allows only these kinds.
      kind: kind as LessonKind,
      lesson,
      action: action ?? '',
      dueOn: due_on ?? '',
      carried: item
        ? {
            itemId: item.id,
            listTitle: item.checklists.title,
            seasonId: item.checklists.season_id,
            completed: item.completed,
          }
        : null,
    };
  });
}
