import { club_documents } from '@platform/database/refusals/club_documents';
import { prepareAttachment } from '@platform/module-kit/screens';
import { TextField, toast } from '@platform/ui';
import { useState } from 'react';
import type { Project } from '../../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';
import { FileDialog } from './FileDialog';

const LONGEST = 160;

/** Adds a document to a project: a quote, a plan, a permit. */
export function DocumentDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const source = useClubFutureSource();
  const [title, setTitle] = useState('');
  const sending = useClubFutureChange(
    async (file: File) => source.addDocument(project.id, title, await prepareAttachment(file), 'project'),
    {
      onDone: () => {
        toast({ title: 'Document added', description: title.trim(), tone: 'success' });
        onClose();
      },
    },
  );
  const isTitled = title.trim() !== '' && title.length <= LONGEST;
  return (
    <FileDialog
      title="Add document"
      description={`Every member of the club can open it. It belongs to ${project.title}.`}
      submit="Add document"
      sending={sending}
      problems={{ title: isTitled ? undefined : club_documents.rules.club_documents_title_length }}
      isChanged={title !== ''}
      onChoose={({ name }) => title === '' && setTitle(name.replace(/\.[^.]+$/, ''))}
      onClose={onClose}
    >
      {(problems) => (
        <TextField
          label="Title"
          limit={LONGEST}
          value={title}
          error={problems.title}
          onChange={(event) => setTitle(event.target.value)}
        />
      )}
    </FileDialog>
  );
}
