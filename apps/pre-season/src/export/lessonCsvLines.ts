import type { CsvCell } from '@platform/module-kit/screens';
import type { Lesson, LessonKind } from '../source/rows/lesson';

const kinds: Readonly<Record<LessonKind, string>> = {
  priority: 'Priority',
  improve: 'To improve',
  worked: 'What worked',
};

/** A season's lessons and what the next one does with them, as a table. */
export const lessonCsvLines = (lessons: readonly Lesson[]): CsvCell[][] => [
  ['Kind', 'Lesson', 'Action', 'By', 'Checklist', 'Done'],
  ...lessons.map(({ kind, lesson, action, dueOn, carried }) => [
    kinds[kind],
    lesson,
    action,
    dueOn,
    carried?.listTitle ?? '',
    carried ? (carried.completed ? 'yes' : 'no') : '',
  ]),
];
