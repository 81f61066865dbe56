import { DocumentHistory as History } from '@platform/module-kit/screens';
import { useDocumentOpenings, useDocumentVersions } from '../../source/queries';
import type { SeasonDocument } from '../../source/rows/document';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useOpenDocument } from './useOpenDocument';

interface DocumentHistoryProps {
  document: SeasonDocument;
  onClose: () => void;
}

/** The versions of a document of the season, and for managers who has opened each. */
export function DocumentHistory({ document, onClose }: DocumentHistoryProps) {
  const { canManage, timeZone } = usePostSeasonSource();
  const versions = useDocumentVersions(document.id);
  const openings = useDocumentOpenings(document.id, canManage);
  const open = useOpenDocument(document);
  return (
    <History
      title={document.title}
      timeZone={timeZone}
      versions={versions}
      {...(canManage && { openings })}
      onDownload={(number) => open(number, true)}
      onClose={onClose}
    />
  );
}
