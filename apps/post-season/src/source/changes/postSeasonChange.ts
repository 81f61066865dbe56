import { changesOf } from '@platform/module-kit/screens';
import type { Known, KnownReads } from './known';

/** Declares a change of what a club keeps of a season. */
export const postSeasonChange = changesOf<KnownReads>(settle);

/** The summary and the steps follow from the lessons. */
function settle(known: Known): void {
  known.change('readSummary', (summary, seasonId) => {
    const lessons = known.get('listLessons', seasonId);
    if (!lessons) return summary;
    const ofKind = (kind: string) => lessons.filter((lesson) => lesson.kind === kind).map(({ lesson }) => lesson);
    return { ...summary, highlights: ofKind('worked'), improvements: ofKind('improve') };
  });
  known.change('listSteps', (steps, seasonId) => {
    const lessons = known.get('listLessons', seasonId);
    if (!lessons) return steps;
    return steps.map((step) => (step.id === 'lessons' ? { ...step, isDone: lessons.length > 0 } : step));
  });
}
