import { openDocumentFile } from '@platform/module-kit/screens';
import type { ProjectDocument } from '../../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';

/** Opens the files of a document, each noted under the person's name: in a new tab, or as a download. */
export function useOpenDocument({ id, title }: Pick<ProjectDocument, 'id' | 'title'>) {
  const source = useClubFutureSource();
  const opening = useClubFutureChange((number: number | null) => source.openDocument(id, number));
  /** @param number its version; null for the present one */
  return (number: number | null, isDownload: boolean): void => {
    const readPath = () => opening.mutateAsync(number);
    void openDocumentFile({ title, readPath, addressOf: source.addressOfFile }, isDownload);
  };
}
