import { Loaded } from '@platform/module-kit';
import { ConfirmDialog, Muted, OpenAttachment, sizeInWords } from '@platform/module-kit/screens';
import { Button, IconButton, Inline, onDemand, Stack, toast } from '@platform/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useProjectDocuments } from '../../source/queries';
import type { Project, ProjectDocument } from '../../source/rows/project';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { DOCUMENTS_FAILED } from '../../source/failures';
import { DividedList } from '../parts/DividedList';

const DocumentDialog = onDemand(() => import('./DocumentDialog'))('DocumentDialog');

/** The documents of a project, such as quotes and plans. */
export function ProjectDocuments({ project }: { project: Project }) {
  const source = useClubFutureSource();
  const documents = useProjectDocuments(project.id);
  const [asks, setAsks] = useState<'add' | ProjectDocument>();
  const done = () => setAsks(undefined);
  return (
    <Loaded query={documents} label="the documents" failure={DOCUMENTS_FAILED} height="3rem">
      {(found) => (
        <Stack $gap="sm">
          {found.length === 0 && <Muted>No documents yet.</Muted>}
          {found.length > 0 && (
            <DividedList role="list" aria-label="Documents">
              {found.map((document) => (
                <li key={document.id}>
                  <Stack $gap="hair">
                    <strong>{document.title}</strong>
                    <Muted>{sizeInWords(document.bytes)}</Muted>
                  </Stack>
                  <Inline $gap="xxs">
                    <OpenAttachment
                      path={document.path}
                      addressOf={source.addressOfFile}
                      name={`Open ${document.title}`}
                    >
                      Open
                    </OpenAttachment>
                    {source.canManage && (
                      <IconButton
                        label={`Delete ${document.title}`}
                        icon={<Trash2 size={18} aria-hidden="true" />}
                        onClick={() => setAsks(document)}
                      />
                    )}
                  </Inline>
                </li>
              ))}
            </DividedList>
          )}
          {source.canManage && (
            <div>
              <Button variant="secondary" size="sm" onClick={() => setAsks('add')}>
                Add document
              </Button>
            </div>
          )}
          {asks === 'add' && <DocumentDialog project={project} onClose={done} />}
          {asks && asks !== 'add' && (
            <ConfirmDialog
              title={`Delete "${asks.title}"?`}
              description="The document and its file are deleted. This cannot be undone."
              action="Delete document"
              change={() => source.deleteDocument(asks)}
              onClose={done}
              onDone={() => {
                toast({ title: 'Document deleted', description: asks.title, tone: 'success' });
                done();
              }}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
