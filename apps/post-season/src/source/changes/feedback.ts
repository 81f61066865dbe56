import { asking, saving, without, type ClubReader } from '@platform/module-kit/screens';
import type { FeedbackFile, ImportedFeedback } from '../rows/feedback';
import { postSeasonChange } from './postSeasonChange';

/** Adds the rows of a file to a season's feedback; refuses a file that was uploaded before. */
export const importFeedback = postSeasonChange({
  waits: 'computed',
  async send(_reader: ClubReader, { seasonId, fileName, rows, leavesOutBad }: FeedbackFile): Promise<ImportedFeedback> {
    const imported = await asking('The feedback was not uploaded. Check your connection and try again.')((db) =>
      db.rpc('import_feedback', {
        season_id_param: seasonId,
        file_name_param: fileName,
        rows_param: rows.map((row) => ({ ...row })),
        dry_run: false,
        leave_out_bad: leavesOutBad,
      }),
    );
    const { accepted, problems } = imported as unknown as { accepted: number; problems: readonly unknown[] };
    return { accepted, leftOut: problems.length };
  },
});

/** Takes back an upload with all of its rows. */
export const deleteUpload = postSeasonChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, uploadId: string) =>
    saving('The upload was not taken back. Check your connection and try again.')((db) =>
      db.from('feedback_uploads').delete().eq('id', uploadId).select('id').single(),
    ),
  expect(known, uploadId) {
    known.change('listUploads', (uploads) => without(uploads, [uploadId]));
    known.change('listComments', (comments) => comments.filter((comment) => comment.uploadId !== uploadId));
    known.change('listUploadedFiles', (files) => files.filter((file) => file.uploadId !== uploadId));
  },
});
