import { asking, newId, saving, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { LESSON_COLUMNS, lessonOf } from '../club/readLessons';
import type { Lesson, LessonDraft } from '../rows/lesson';
import { findLesson, seasonsOfKnown } from './known';
import { postSeasonChange } from './postSeasonChange';

const ask = asking('The lesson was not saved. Check your connection and try again.');

const trimmed = ({ kind, lesson, action, dueOn }: LessonDraft) => {
  return { kind, lesson: lesson.trim(), action: action.trim(), dueOn };
};
const columnsOf = (draft: LessonDraft) => {
  const { kind, lesson, action, dueOn } = trimmed(draft);
  return { kind, lesson, action: action || null, due_on: dueOn || null };
};
const NOTHING_YET = { item: null, project: null };
const inOrder = (lessons: readonly Lesson[]) => [...lessons].sort((a, b) => a.position - b.position);

export const addLesson = postSeasonChange({
  waits: 'new-row',
  async send({ club }: ClubReader, seasonId: string, draft: LessonDraft, position: number): Promise<Lesson> {
    const row = { club_id: club.id, season_id: seasonId, position, ...columnsOf(draft) };
    return lessonOf(await ask((db) => db.from('lessons').insert(row).select(LESSON_COLUMNS).single()), NOTHING_YET);
  },
  expect(known, seasonId, draft, position) {
    const added: Lesson = { ...NOTHING_YET, ...trimmed(draft), id: newId(), position, version: 1 };
    known.change('listLessons', (lessons, ofSeason) =>
      ofSeason === seasonId ? inOrder([...lessons, added]) : lessons,
    );
    return added;
  },
});

/** Saves over one version of a lesson; PT409 if it has a newer version. */
export const saveLesson = postSeasonChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: (_reader: ClubReader, lessonId: string, draft: LessonDraft, version: number) =>
    saving('The lesson was not saved. Check your connection and try again.')((db) =>
      db
        .from('lessons')
        .update({ ...columnsOf(draft), version })
        .eq('id', lessonId)
        .select('id')
        .single(),
    ),
  expect(known, lessonId, draft, version) {
    known.change('listLessons', (lessons) =>
      withChanged(lessons, [lessonId], () => ({ ...trimmed(draft), version: version + 1 })),
    );
  },
});

export const deleteLesson = postSeasonChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, lessonId: string) =>
    saving('The lesson was not deleted. Check your connection and try again.')((db) =>
      db.from('lessons').delete().eq('id', lessonId).select('id').single(),
    ),
  expect: (known, lessonId) => known.change('listLessons', (lessons) => without(lessons, [lessonId])),
});

/** Makes a lesson an item of the next season's checklists, once. Returns whether the item is new. */
export const carryToChecklist = postSeasonChange({
  waits: 'new-row',
  async send(_reader: ClubReader, { id, dueOn }: Lesson): Promise<boolean> {
    const carried = await asking('The lesson was not added. Check your connection and try again.')((db) =>
      db.rpc('carry_lesson_to_checklist', { lesson_id_param: id, ...(dueOn && { due_on_param: dueOn }) }).single(),
    );
    return carried.is_new;
  },
  expect(known, { id }) {
    const { learnedIn, next } = seasonsOfKnown(known, id);
    if (findLesson(known, id)?.item) return false;
    const item = {
      id: newId(),
      listTitle: `Lessons of ${learnedIn?.year}`,
      year: next?.year ?? '',
      isDone: false,
    };
    const isNewList = !known
      .all('listLessons')
      .flat()
      .some((lesson) => lesson.item?.listTitle === item.listTitle);
    known.change('listLessons', (lessons) => withChanged(lessons, [id], () => ({ item })));
    known.change('readOpenWork', (figures, seasonId) =>
      seasonId === next?.id ? { ...figures, checklist_items: (figures['checklist_items'] ?? 0) + 1 } : figures,
    );
    known.change('readForward', (forward, seasonId) =>
      seasonId === next?.id && isNewList ? { ...forward, lists: forward.lists + 1 } : forward,
    );
    return true;
  },
});

/** Makes a lesson a proposed capital project, once. */
export const carryToProject = postSeasonChange({
  waits: 'new-row',
  send: (_reader: ClubReader, lessonId: string) =>
    saving('The lesson was not added. Check your connection and try again.')((db) =>
      db.rpc('carry_lesson_to_project', { lesson_id_param: lessonId }),
    ),
  expect(known, lessonId) {
    known.change('listLessons', (lessons) =>
      withChanged(lessons, [lessonId], ({ project }) => ({ project: project ?? { id: newId(), status: 'proposed' } })),
    );
  },
});
