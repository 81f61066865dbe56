import { newId } from '@platform/module-kit/screens';
import { inOrderOfWords } from '../rules/surveys/inOrderOfWords';
import { judgeRows } from '../rules/surveys/judgeRows';
import { FEWEST_ANSWERS, seasonCategories, seasonSatisfaction } from '../rules/seasonRatings';
import type { Known } from '../source/changes/known';
import type { FeedbackFile, ImportedFeedback } from '../source/rows/feedback';
import { surveyedRatings, uploadedRatings } from './sampleRatings';

/** Adds the rows of a file to a season's feedback, as `app.import_feedback` of the database does. */
export function importFeedback(known: Known, file: FeedbackFile): ImportedFeedback {
  const judged = judgedRows(known, file);
  const good = judged.filter(({ problem }) => problem === null);
  const uploadId = newId();
  const rows = good.map(({ category, ...row }) => ({ ...row, category: knownName(known, category) }));
  const days = rows.map(({ givenOn }) => givenOn ?? '').sort();
  known.set(
    'listUploadedFiles',
    [file.seasonId],
    [
      ...(known.get('listUploadedFiles', file.seasonId) ?? []),
      { uploadId, sent: sentText(file), rows: rows.map(({ category, rating }) => ({ category, rating: rating ?? 0 })) },
    ],
  );
  known.change('listUploads', (uploads, seasonId) =>
    seasonId === file.seasonId
      ? [
          {
            id: uploadId,
            fileName: file.fileName,
            rows: good.length,
            leftOut: judged.length - good.length,
            firstDay: days[0] ?? '',
            lastDay: days.at(-1) ?? '',
          },
          ...uploads,
        ]
      : uploads,
  );
  const comments = rows.filter(({ comment }) => comment !== '');
  known.change('listComments', (written, seasonId) =>
    seasonId === file.seasonId
      ? inOrderOfWords([...written, ...comments.map(({ comment, category }) => ({ comment, category, uploadId }))])
      : written,
  );
  return { accepted: good.length, leftOut: judged.length - good.length };
}

/** The rows of a file, read as the database reads them. */
function judgedRows(known: Known, { seasonId, rows }: FeedbackFile) {
  const year = known.get('listSeasons')?.find(({ id }) => id === seasonId)?.year ?? '';
  return judgeRows(rows, year, known.source.today());
}

/** What tells two files apart. */
export const sentText = ({ rows }: FeedbackFile): string => JSON.stringify(rows);

/** The name by which the club knows a category: "pool cleanliness" joins "Pool Cleanliness". */
function knownName(known: Known, category: string): string {
  const names = known
    .all('listCategories')
    .flat()
    .map(({ name }) => name)
    .sort();
  return names.find((name) => name.toLowerCase() === category.toLowerCase()) ?? category;
}

/** What follows from the uploaded rows: the ratings, the satisfaction, and the first step. */
export function settleRatings(known: Known): void {
  for (const { id } of known.get('listSeasons') ?? []) {
    const sources = [...surveyedRatings(known, id), ...uploadedRatings(known.get('listUploadedFiles', id) ?? [])];
    known.set('listCategories', [id], seasonCategories(sources));
    known.change('readSummary', (summary, seasonId) =>
      seasonId === id ? { ...summary, satisfaction: seasonSatisfaction(sources) } : summary,
    );
    const counted = sources.reduce((all, { counts, responses }) => all + (counts ? responses : 0), 0);
    known.change('listSteps', (steps, seasonId) =>
      seasonId === id
        ? steps.map((step) => (step.id === 'member_feedback' ? { ...step, isDone: counted >= FEWEST_ANSWERS } : step))
        : steps,
    );
  }
}
