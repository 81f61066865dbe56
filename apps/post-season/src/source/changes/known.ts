import { seasonsOfLesson, type Answers } from '@platform/module-kit/screens';
import type { Lesson } from '../rows/lesson';
import type { PostSeasonReads } from '../postSeasonSource';
import type { SurveyDetail, SurveyDraft } from '../rows/survey';

/** A file that was uploaded, as the database keeps it. */
export interface UploadedFile {
  uploadId: string;
  /** Its rows as they were sent: the same ones are not uploaded twice. */
  sent: string;
  /** Those that could be read; a rating is 1 to 5. */
  rows: readonly { category: string; rating: number }[];
}

/** What changes know: the answers already read and, in a demo, the uploaded rows, which the pages see counted. */
export interface KnownReads extends PostSeasonReads {
  listUploadedFiles(seasonId: string): Promise<UploadedFile[]>;
}

export type Known = Answers<KnownReads>;

/** A lesson in the answers already read. */
export const findLesson = (known: Known, lessonId: string): Lesson | undefined =>
  known
    .all('listLessons')
    .flat()
    .find(({ id }) => id === lessonId);

/** The season of a lesson, and the one after it, if they are in the answers already read. */
export const seasonsOfKnown = (known: Known, lessonId: string) =>
  seasonsOfLesson(known.get('listSeasons'), (id) =>
    known.get('listLessons', id)?.some((lesson) => lesson.id === lessonId),
  );

/** Whether a draft asks other questions than a survey. */
export const hasOtherQuestions = (before: SurveyDetail, { questions }: SurveyDraft): boolean =>
  JSON.stringify(before.questions) !== JSON.stringify(questions);
