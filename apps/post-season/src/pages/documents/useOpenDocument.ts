import { toastFailure } from '@platform/module-kit/screens';
import type { SeasonDocument } from '../../source/rows/document';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';

/** Opens the files of a document, each noted under the person's name: in a new tab, or as a download. */
export function useOpenDocument({ id, title }: Pick<SeasonDocument, 'id' | 'title'>) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const opening = usePostSeasonChange((number: number | null) => source.openDocument(id, number));
  /** @param number its version; null for the present one */
  return async (number: number | null, isDownload: boolean): Promise<void> => {
    try {
      const path = await opening.mutateAsync(number);
      const name = isDownload ? fileNameOf(title, season.year, path) : undefined;
      const address = await source.addressOfDocument(path, name);
      if (name === undefined) window.open(address, '_blank', 'noopener');
      else save(address, name);
    } catch (error) {
      toastFailure('The document was not opened', error as Error);
    }
  };
}

/** A name that every system takes: `safety-incident-log-2024.pdf`. */
function fileNameOf(title: string, year: string, path: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['document'];
  return `${words.join('-')}-${year}.${path.split('.').at(-1)}`;
}

function save(address: string, name: string): void {
  const link = window.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
