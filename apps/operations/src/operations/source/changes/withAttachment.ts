import { dropFile, uploadFile, type ClubReader } from '@platform/module-kit/screens';
import type { Attachment } from '../rows/attachment';

/**
 * Saves a row with its attachment, which only managers read. If the row is refused, the attachment is removed again.
 * @param saveRow gets the path of the attachment; undefined without a new one
 */
export async function withAttachment<Saved>(
  { club }: ClubReader,
  attachment: Attachment | null,
  saveRow: (path: string | undefined) => Promise<Saved>,
): Promise<Saved> {
  const path = attachment
    ? await uploadFile(`${club.id}/confidential`, attachment.blob, attachment.extension)
    : undefined;
  try {
    return await saveRow(path);
  } catch (error) {
    if (path) await dropFile(path);
    throw error;
  }
}
