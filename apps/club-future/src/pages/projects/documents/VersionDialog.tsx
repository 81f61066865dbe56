import { failureReason } from '@platform/module-kit';
import {
  AttachmentField,
  attachmentOf,
  CHOOSE_FILE,
  type Attachment,
  type ChosenAttachment,
  FormDialog,
  useErrorsOnceTried,
} from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useState } from 'react';
import type { ProjectDocument } from '../../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';

interface VersionDialogProps {
  document: ProjectDocument;
  onClose: () => void;
}

/** Adds the next version of a document. */
export function VersionDialog({ document, onClose }: VersionDialogProps) {
  const source = useClubFutureSource();
  const [file, setFile] = useState<ChosenAttachment>();
  const adding = useClubFutureChange((sent: Attachment) => source.addDocumentVersion(document, sent), {
    onDone: () => {
      toast({ title: 'Version added', description: document.title, tone: 'success' });
      onClose();
    },
  });
  const [errors, whenRight] = useErrorsOnceTried({ file: file ? undefined : CHOOSE_FILE });
  const send = () => {
    const sent = attachmentOf(file);
    if (sent) adding.mutate(sent);
  };
  return (
    <FormDialog
      size="sm"
      title="Add a version"
      description={`People who open ${document.title} get this file. Earlier ones stay.`}
      submit="Add version"
      unsaved="the version"
      isPending={adding.isPending}
      refusal={adding.error && failureReason(adding.error)}
      onSubmit={() => whenRight(send)}
      onClose={onClose}
      isChanged={file !== undefined}
    >
      <AttachmentField
        label="File"
        optional={false}
        hasOne={false}
        error={errors.file}
        attachment={file}
        onChange={setFile}
      />
    </FormDialog>
  );
}
