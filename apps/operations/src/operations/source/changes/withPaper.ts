import { dropFile, uploadFile, type ClubReader } from '@platform/module-kit/screens';
import type { Paper } from '../rows/paper';

/**
 * Saves a row with its file, which only managers read. If the row is refused, the file is removed again.
 * @param saveRow gets the path of the new file; undefined without one
 */
export async function withPaper<Saved>(
  { club }: ClubReader,
  paper: Paper | null,
  saveRow: (path: string | undefined) => Promise<Saved>,
): Promise<Saved> {
  const path = paper ? await uploadFile(`${club.id}/confidential`, paper.blob, paper.extension) : undefined;
  try {
    return await saveRow(path);
  } catch (error) {
    if (path) await dropFile(path);
    throw error;
  }
}
