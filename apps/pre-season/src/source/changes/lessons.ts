import { asking, newId, withChanged, type ClubReader } from '@platform/module-kit/screens';
import { ownerColumns } from '../club/itemRow';
import type { CarriedLesson, LessonPlan } from '../rows/lesson';
import { begin, lastPosition } from './begin';
import { type Known, seasonsOfKnown } from './known';
import { preSeasonChange } from './preSeasonChange';

/** Turns a lesson into an item of a checklist, once. An existing item stays unchanged. */
export const carryLesson = preSeasonChange({
  waits: 'new-row',
  async send(_reader: ClubReader, lessonId: string, { listId, owner, dueOn }: LessonPlan): Promise<CarriedLesson> {
    const { owner_staff_id, owner_user_id } = ownerColumns(owner);
    const carried = await asking('The lesson was not carried over. Check your connection and try again.')((db) =>
      db
        .rpc('carry_lesson_to_checklist', {
          lesson_id_param: lessonId,
          ...(listId !== null && { checklist_id_param: listId }),
          ...(owner_staff_id !== null && { owner_staff_id_param: owner_staff_id }),
          ...(owner_user_id !== null && { owner_user_id_param: owner_user_id }),
          ...(dueOn && { due_on_param: dueOn }),
        })
        .single(),
    );
    return { itemId: carried.item_id, isNew: carried.is_new };
  },
  expect(known, lessonId, { listId, owner, dueOn }) {
    const lesson = known
      .all('listLessons')
      .flat()
      .find(({ id }) => id === lessonId);
    if (!lesson) return { itemId: '', isNew: false };
    if (lesson.carried) return { itemId: lesson.carried.itemId, isNew: false };
    const takenBy = listId ?? listOfLessons(known, lessonId);
    const itemId = newId();
    const { lesson: item, action: notes, kind } = lesson;
    const priority = kind === 'priority' ? ('high' as const) : ('medium' as const);
    const open = { completed: false, completedAt: null, completedBy: null, lessonId, version: 1 };
    known.change('listChecklists', (lists) =>
      withChanged(lists, [takenBy], ({ items }) => {
        const position = lastPosition(items) + 1;
        return {
          items: [...items, { ...open, id: itemId, listId: takenBy, item, priority, notes, owner, dueOn, position }],
        };
      }),
    );
    for (const { id: seasonId } of known.get('readSetting')?.seasons ?? []) {
      const list = known.get('listChecklists', seasonId)?.find(({ id }) => id === takenBy);
      if (!list) continue;
      const carried = { itemId, listTitle: list.title, seasonId, completed: false };
      known.change('listLessons', (lessons) => withChanged(lessons, [lessonId], () => ({ carried })));
    }
    return { itemId, isNew: true };
  },
});

/** The next season's list for the lessons of a season, which is added if it does not exist. */
function listOfLessons(known: Known, lessonId: string): string {
  const { learnedIn, next } = seasonsOfKnown(known, lessonId);
  if (!learnedIn || !next) return '';
  const title = `Lessons of ${learnedIn.year}`;
  const lists = known.get('listChecklists', next.id) ?? [];
  const ofKind = lists.filter(({ kind }) => kind === 'pre_season');
  const found = ofKind.find((list) => list.title === title);
  return found?.id ?? begin(known, next.id, { kind: 'pre_season', title, position: lastPosition(ofKind) + 1 });
}
