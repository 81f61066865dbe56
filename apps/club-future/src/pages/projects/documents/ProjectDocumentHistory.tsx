import { DocumentHistory } from '@platform/module-kit/screens';
import { Button, onDemand } from '@platform/ui';
import { useState } from 'react';
import { useDocumentOpenings, useDocumentVersions } from '../../../source/queries';
import type { ProjectDocument } from '../../../source/rows/project';
import { useClubFutureSource } from '../../../source/useClubFutureSource';
import { useOpenDocument } from './useOpenDocument';

const VersionDialog = onDemand(() => import('./VersionDialog'))('VersionDialog');

interface ProjectDocumentHistoryProps {
  document: ProjectDocument;
  onClose: () => void;
}

/** The versions of a document, and for managers who has opened each and the way to add the next one. */
export function ProjectDocumentHistory({ document, onClose }: ProjectDocumentHistoryProps) {
  const { canManage, timeZone } = useClubFutureSource();
  const [isAdding, setIsAdding] = useState(false);
  const versions = useDocumentVersions(document.id);
  const openings = useDocumentOpenings(document.id, canManage);
  const open = useOpenDocument(document);
  if (isAdding) return <VersionDialog document={document} onClose={() => setIsAdding(false)} />;
  return (
    <DocumentHistory
      title={document.title}
      timeZone={timeZone}
      versions={versions}
      {...(canManage && {
        openings,
        actions: (
          <Button variant="secondary" onClick={() => setIsAdding(true)}>
            Add a version
          </Button>
        ),
      })}
      onDownload={(number) => open(number, true)}
      onClose={onClose}
    />
  );
}
