import { prepareAttachment } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import type { ProjectDocument } from '../../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';
import { FileDialog } from './FileDialog';

interface VersionDialogProps {
  document: ProjectDocument;
  onClose: () => void;
}

/** Adds the next version of a document. */
export function VersionDialog({ document, onClose }: VersionDialogProps) {
  const source = useClubFutureSource();
  const sending = useClubFutureChange(
    async (file: File) => source.addDocumentVersion(document, await prepareAttachment(file)),
    {
      onDone: () => {
        toast({ title: 'Version added', description: document.title, tone: 'success' });
        onClose();
      },
    },
  );
  return (
    <FileDialog
      title="Add a version"
      description={`People who open ${document.title} get this file. Earlier ones stay.`}
      submit="Add version"
      unsaved="the version"
      sending={sending}
      onClose={onClose}
    />
  );
}
