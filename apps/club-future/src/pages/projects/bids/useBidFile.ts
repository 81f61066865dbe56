import { type ChosenAttachment, prepareAttachment } from '@platform/module-kit/screens';
import { useRef, useState } from 'react';
import type { Project } from '../../../source/rows/project';
import { useClubFutureSource } from '../../../source/useClubFutureSource';

/** The file of a bid, which becomes a document of the project when the bid is saved. */
export function useBidFile(project: Project) {
  const source = useClubFutureSource();
  const [file, choose] = useState<ChosenAttachment>();
  // A bid that is refused is sent again: its file is stored already.
  const kept = useRef<{ file: ChosenAttachment; documentId: string }>(undefined);
  /** Stores the file, once. @returns the id of its document; undefined without a file */
  const keep = async (vendorName: string): Promise<string | undefined> => {
    if (!file) return undefined;
    if (kept.current?.file !== file) {
      const sent = await prepareAttachment(file.file);
      const { id } = await source.addDocument(project.id, titleOf(vendorName), sent, 'bid');
      kept.current = { file, documentId: id };
    }
    return kept.current.documentId;
  };
  return { file, choose, keep };
}

/** A title has 160 characters at most, and a name 120. */
const titleOf = (vendorName: string): string => `Bid of ${vendorName.trim()}`;
