import type { Lesson } from '../../figures/season/readLessons.ts';
import type { ReportSection } from '../../reportContent.ts';

const kinds = { worked: 'What worked', improve: 'To improve', priority: 'Next season' } as const;

/** What a season taught, and what follows from it. */
export function lessonsSection(lessons: readonly Lesson[]): ReportSection {
  return {
    id: 'lessons',
    heading: 'Lessons learned',
    paragraphs: lessons.length > 0 ? [] : ['No lessons are recorded for this season.'],
    ...(lessons.length > 0 && {
      table: {
        columns: [
          { title: 'Kind', format: 'word' },
          { title: 'Lesson', format: 'text' },
          { title: 'Action', format: 'text' },
          { title: 'Due', format: 'day' },
        ],
        rows: lessons.map(({ kind, lesson, action, dueOn }) => [kinds[kind], lesson, action, dueOn]),
      },
    }),
  };
}
