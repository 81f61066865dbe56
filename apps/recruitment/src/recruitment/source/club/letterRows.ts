import { asking, saving } from '@platform/module-kit/screens';
import type { LetterSettings } from '../rows/letter';
import { LETTERS_FAILED } from '../failures';

const save = saving('The texts were not saved. Check your connection and try again.');

/** The initial texts of a club's emails to applicants; nulls until it has saved any. @throws DataError */
export async function readLetterSettings(clubId: string): Promise<LetterSettings> {
  const [row] = await asking(LETTERS_FAILED)((db) =>
    db
      .from('applicant_mail_settings')
      .select('reply_to, interview_text, offer_text, refusal_text, version')
      .eq('club_id', clubId),
  );
  return {
    replyTo: row?.reply_to ?? null,
    texts: {
      invited: row?.interview_text ?? null,
      offered: row?.offer_text ?? null,
      refused: row?.refusal_text ?? null,
    },
    version: row?.version ?? null,
  };
}

/** Saves the settings over the version that was read. @throws DataError; PT409 if another save came first */
export async function saveLetterSettings(clubId: string, { replyTo, texts, version }: LetterSettings): Promise<void> {
  const values = {
    reply_to: replyTo,
    interview_text: texts.invited,
    offer_text: texts.offered,
    refusal_text: texts.refused,
  };
  await save((db) => {
    const table = db.from('applicant_mail_settings');
    return version === null
      ? table.insert({ club_id: clubId, ...values })
      : table.update({ ...values, version }).eq('club_id', clubId);
  });
}
