import { DataError } from '@platform/module-kit';
import type { ChecklistItem } from '../source/checklist';
import type { Lesson } from '../source/lesson';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { newId, type DemoMemory } from './demoMemory';
import type { DemoState } from './demoState';

type LessonCalls = Pick<PreSeasonSource, 'listLessons' | 'carryLesson'>;

/** What is done with the lessons of the sample club, in memory. */
export function demoLessons(memory: DemoMemory): LessonCalls {
  return {
    listLessons: async (seasonId) =>
      memory
        .read()
        .lessons.filter((lesson) => lesson.seasonId === seasonId)
        .map(({ id, kind, lesson, action, dueOn }) => ({
          id,
          kind,
          lesson,
          action: action ?? '',
          dueOn: dueOn ?? '',
          carried: carriedIn(memory.read(), id),
        })),

    async carryLesson(lessonId, plan) {
      const state = memory.read();
      const known = state.lists.flatMap(({ items }) => items).find((item) => item.lessonId === lessonId);
      if (known) return { itemId: known.id, isNew: false };
      const lesson = state.lessons.find(({ id }) => id === lessonId);
      if (!lesson) throw new DataError('Your club has no such lesson.', 'PT404', 404, 'Reload the lessons learned.');
      const listId = plan.listId ?? listOfLessons(memory, lesson.seasonId);
      const item: ChecklistItem = {
        id: newId(),
        listId,
        item: lesson.lesson,
        priority: lesson.kind === 'priority' ? 'high' : 'medium',
        notes: lesson.action ?? '',
        owner: plan.owner,
        dueOn: plan.dueOn,
        completed: false,
        completedAt: null,
        completedBy: null,
        position: (state.lists.find(({ id }) => id === listId)?.items.length ?? 0) + 1,
        lessonId,
        version: 1,
      };
      memory.changeLists((list) => (list.id === listId ? { ...list, items: [...list.items, item] } : list));
      return { itemId: item.id, isNew: true };
    },
  };
}

function carriedIn({ lists }: DemoState, lessonId: string): Lesson['carried'] {
  for (const { title, seasonId, items } of lists) {
    const item = items.find((candidate) => candidate.lessonId === lessonId);
    if (item) return { itemId: item.id, listTitle: title, seasonId, completed: item.completed };
  }
  return null;
}

/** The list that takes what a season has taught to the next one: found, or begun. */
function listOfLessons(memory: DemoMemory, seasonId: string): string {
  const { seasons, lists } = memory.read();
  const learnedIn = seasons.find(({ id }) => id === seasonId);
  const next = seasons.find(({ year }) => learnedIn !== undefined && year > learnedIn.year);
  if (!learnedIn || !next) throw new DataError('There is no season after this one yet.', 'PT409', 409);
  const title = `Lessons of ${learnedIn.year}`;
  const found = lists.find((list) => list.seasonId === next.id && list.title === title);
  if (found) return found.id;
  const id = newId();
  memory.write({
    lists: [
      ...lists,
      {
        id,
        seasonId: next.id,
        seasonYear: next.year,
        kind: 'pre_season',
        title,
        position: lists.length,
        templateId: null,
        copiedFromId: null,
        archived: false,
        version: 1,
        items: [],
      },
    ],
  });
  return id;
}
