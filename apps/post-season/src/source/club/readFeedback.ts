import { asking, everyPage, PAGE } from '@platform/module-kit/screens';
import { inOrderOfWords } from '../../rules/surveys/inOrderOfWords';
import type { CategoryRating, Comment, FeedbackUpload } from '../rows/feedback';
import { FEEDBACK_FAILED } from '../failures';

const ask = asking(FEEDBACK_FAILED);

/** How members rated a season, by category. */
export async function readCategories(seasonId: string): Promise<CategoryRating[]> {
  const rows = await ask((db) =>
    db
      .from('satisfaction_categories')
      .select('name, rating, responses')
      .eq('season_id', seasonId)
      .order('position', { nullsFirst: false })
      .order('name'),
  );
  return rows.map(({ name, rating, responses }) => ({ name: name ?? '', rating, responses: responses ?? 0 }));
}

/** What members wrote in surveys and uploaded rows, without anything that tells who wrote it. */
export async function readComments(seasonId: string): Promise<Comment[]> {
  const [answers, rows] = await Promise.all([readAnswers(seasonId), readEntries(seasonId)]);
  return inOrderOfWords([...answers, ...rows]);
}

async function readAnswers(seasonId: string): Promise<Comment[]> {
  const rows = await everyPage<{ id: string | null; comment: string | null; question_id: string | null }>((after) =>
    ask((db) => {
      const comments = db.from('survey_comments').select('id, comment, question_id').eq('season_id', seasonId);
      return (after?.id ? comments.gt('id', after.id) : comments).order('id').limit(PAGE);
    }),
  );
  const asked = [...new Set(rows.flatMap(({ question_id }) => question_id ?? []))];
  const questions = asked.length
    ? await ask((db) => db.from('survey_questions').select('id, category, surveys!inner(kind)').in('id', asked))
    : [];
  return rows.flatMap(({ comment, question_id }) => {
    const question = questions.find((one) => one.id === question_id);
    // What staff wrote when they left is no feedback of members.
    if (!comment || question?.surveys.kind !== 'member') return [];
    return [{ comment, category: question.category, uploadId: null }];
  });
}

async function readEntries(seasonId: string): Promise<Comment[]> {
  const rows = await everyPage<{ id: string; comment: string | null; category: string; upload_id: string }>((after) =>
    ask((db) => {
      const entries = db
        .from('feedback_entries')
        .select('id, comment, category, upload_id, feedback_uploads!inner(season_id)')
        .eq('feedback_uploads.season_id', seasonId)
        .not('comment', 'is', null);
      return (after ? entries.gt('id', after.id) : entries).order('id').limit(PAGE);
    }),
  );
  return rows.map(({ comment, category, upload_id: uploadId }) => ({ comment: comment ?? '', category, uploadId }));
}

/** The files of feedback about a season, the newest first. */
export async function readUploads(seasonId: string): Promise<FeedbackUpload[]> {
  const rows = await ask((db) =>
    db
      .from('feedback_upload_overview')
      .select('upload_id, file_name, rows, left_out, first_day, last_day')
      .eq('season_id', seasonId)
      .order('created_at', { ascending: false })
      .order('upload_id'),
  );
  return rows.map((row) => ({
    id: row.upload_id ?? '',
    fileName: row.file_name ?? '',
    rows: row.rows ?? 0,
    leftOut: row.left_out ?? 0,
    firstDay: row.first_day ?? '',
    lastDay: row.last_day ?? '',
  }));
}
