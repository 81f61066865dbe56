import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { LessonKind } from '../lesson';
import type { PreSeasonSource } from '../preSeasonSource';
import { ownerColumns } from './itemRow';

const FAILED = 'Failed to fetch lessons';

type LessonCalls = Pick<PreSeasonSource, 'listLessons' | 'carryLesson'>;

/** What is done with lessons, in the database. */
export function clubLessons(clubId: string): LessonCalls {
  return {
    async listLessons(seasonId) {
      const client = await supabase();
      const lessons = client
        .from('lessons')
        .select('id, kind, lesson, action, due_on')
        .eq('club_id', clubId)
        .eq('season_id', seasonId);
      const items = client
        .from('checklist_items')
        .select('id, lesson_id, completed, checklists!inner(title, season_id)')
        .eq('club_id', clubId)
        .not('lesson_id', 'is', null);
      const [rows, carried] = await Promise.all([
        dataOf(lessons.order('position').order('id'), FAILED),
        dataOf(items, FAILED),
      ]);
      const itemOfLesson = new Map(carried.map((item) => [item.lesson_id, item]));
      return rows.map(({ id, kind, lesson, action, due_on }) => {
        const item = itemOfLesson.get(id);
        return {
          id,
          // A constraint of the table holds the kind to these.
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
    },

    async carryLesson(lessonId, { listId, owner, dueOn }) {
      const client = await supabase();
      const { owner_staff_id, owner_user_id } = ownerColumns(owner);
      const carried = await dataOf(
        client
          .rpc('carry_lesson_to_checklist', {
            lesson_id_param: lessonId,
            ...(listId !== null && { checklist_id_param: listId }),
            ...(owner_staff_id !== null && { owner_staff_id_param: owner_staff_id }),
            ...(owner_user_id !== null && { owner_user_id_param: owner_user_id }),
            ...(dueOn && { due_on_param: dueOn }),
          })
          .single(),
        'The lesson was not carried over. Check your connection and try again.',
      );
      return { itemId: carried.item_id, isNew: carried.is_new };
    },
  };
}
