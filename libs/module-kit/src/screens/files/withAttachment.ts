import type { Attachment } from './attachment';
import { dropFile, uploadFile } from './clubFiles';

/**
 * Saves a row with its attachment. If the row is refused, the attachment is removed again.
 * @param folder `<club>/confidential` for what only managers read, else `<club>`
 * @param saveRow gets the path of the attachment; undefined without a new one
 */
export async function withAttachment<Saved>(
  folder: string,
  attachment: Attachment | null,
  saveRow: (path: string | undefined) => Promise<Saved>,
): Promise<Saved> {
  const path = attachment ? await uploadFile(folder, attachment.blob, attachment.extension) : undefined;
  try {
    return await saveRow(path);
  } catch (error) {
    if (path) await dropFile(path);
    throw error;
  }
}
