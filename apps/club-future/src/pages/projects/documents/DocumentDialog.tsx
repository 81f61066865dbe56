import { club_documents } from '@platform/database/refusals/club_documents';
import { failureReason } from '@platform/module-kit';
import {
  CHOOSE_FILE,
  AttachmentField,
  attachmentOf,
  type Attachment,
  type ChosenAttachment,
  FormDialog,
  useErrorsOnceTried,
} from '@platform/module-kit/screens';
import { TextField, toast } from '@platform/ui';
import { useState } from 'react';
import type { Project } from '../../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';

const LONGEST = 160;

/** Adds a document to a project: a quote, a plan, a permit. */
export function DocumentDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const source = useClubFutureSource();
  const [title, setTitle] = useState('');
  const [file, setFile] = useState<ChosenAttachment>();
  const adding = useClubFutureChange((sent: Attachment) => source.addDocument(project.id, title, sent, 'project'), {
    onDone: () => {
      toast({ title: 'Document added', description: title.trim(), tone: 'success' });
      onClose();
    },
  });
  const [errors, whenRight] = useErrorsOnceTried({
    title: title.trim() && title.length <= LONGEST ? undefined : club_documents.rules.club_documents_title_length,
    file: file ? undefined : CHOOSE_FILE,
  });
  const send = () => {
    const sent = attachmentOf(file);
    if (sent) adding.mutate(sent);
  };
  return (
    <FormDialog
      size="sm"
      title="Add document"
      description={`Every member of the club can open it. It belongs to ${project.title}.`}
      submit="Add document"
      isPending={adding.isPending}
      refusal={adding.error && failureReason(adding.error)}
      onSubmit={() => whenRight(send)}
      onClose={onClose}
      isChanged={title !== '' || file !== undefined}
    >
      <TextField
        label="Title"
        limit={LONGEST}
        value={title}
        error={errors.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <AttachmentField
        label="File"
        optional={false}
        hasOne={false}
        error={errors.file}
        attachment={file}
        onChange={(chosen) => {
          setFile(chosen);
          if (title === '' && chosen) setTitle(chosen.name.replace(/\.[^.]+$/, ''));
        }}
      />
    </FormDialog>
  );
}
