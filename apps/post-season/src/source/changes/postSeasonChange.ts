import { changesOf } from '@platform/module-kit/screens';
import { closingKinds } from '../rows/document';
import type { SeasonPerson } from '../rows/person';
import type { StepId } from '../rows/summary';
import type { Known, KnownReads } from './known';

/** Declares a change to the rows of Post-Season. */
export const postSeasonChange = changesOf<KnownReads>(settle);

/** The summary and the steps follow from the lessons, the photos and the documents; the counts of a survey from its people. */
export function settle(known: Known): void {
  known.change('listSurveys', (surveys) =>
    surveys.map((survey) => {
      const people = known.get('listInvitations', survey.id);
      if (!people) return survey;
      const [invited, completed] = [people.length, people.filter(({ isAnswered }) => isAnswered).length];
      return {
        ...survey,
        invited,
        completed,
        responseRate: invited === 0 ? null : Math.round((100 * completed) / invited),
      };
    }),
  );
  known.change('readSummary', (summary, seasonId) => {
    const lessons = known.get('listLessons', seasonId);
    if (!lessons) return summary;
    const ofKind = (kind: string) => lessons.filter((lesson) => lesson.kind === kind).map(({ lesson }) => lesson);
    return { ...summary, highlights: ofKind('worked'), improvements: ofKind('improve') };
  });
  known.change('readOpenWork', (figures, seasonId) => {
    const people = known.get('listPeople', seasonId);
    const documents = known.get('listDocuments', seasonId);
    const count = (is: (person: SeasonPerson) => boolean) => people?.filter(is).length ?? 0;
    return {
      ...figures,
      ...(people && {
        equipment: count(({ hasReturnedEquipment }) => !hasReturnedEquipment),
        reviews: count(({ review }) => review === null),
        left: count(({ outcome }) => outcome === 'left'),
        may_return: count(({ mayReturn }) => mayReturn),
        asked: count(({ askedAt }) => askedAt !== null),
        wish_to_return: count(({ wantsToReturn }) => wantsToReturn === true),
      }),
      ...(documents && {
        documents: closingKinds.filter((kind) => !documents.some((one) => one.kind === kind && one.path !== null))
          .length,
      }),
    };
  });
  known.change('listSteps', (steps, seasonId) => {
    const lessons = known.get('listLessons', seasonId);
    const photos = known.get('listPhotos', seasonId);
    const documents = known.get('listDocuments', seasonId);
    const isDone: Partial<Record<StepId, boolean>> = {
      ...(lessons && { lessons: lessons.length > 0 }),
      ...(photos && { photos: photos.length > 0 }),
      ...(documents && {
        documentation: closingKinds.every((kind) => documents.some((one) => one.kind === kind && one.path !== null)),
      }),
    };
    return steps.map((step) => ({ ...step, isDone: isDone[step.id] ?? step.isDone }));
  });
}
