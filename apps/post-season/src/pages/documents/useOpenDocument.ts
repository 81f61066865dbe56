import { openDocumentFile } from '@platform/module-kit/screens';
import type { SeasonDocument } from '../../source/rows/document';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';

/** Opens the files of a document, each noted under the person's name: in a new tab, or as a download. */
export function useOpenDocument({ id, title }: Pick<SeasonDocument, 'id' | 'title'>) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const opening = usePostSeasonChange((number: number | null) => source.openDocument(id, number));
  /** @param number its version; null for the present one */
  return (number: number | null, isDownload: boolean): void => {
    const readPath = () => opening.mutateAsync(number);
    void openDocumentFile({ title, of: season.year, readPath, addressOf: source.addressOfDocument }, isDownload);
  };
}
