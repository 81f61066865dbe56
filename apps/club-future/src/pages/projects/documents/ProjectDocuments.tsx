import { Loaded } from '@platform/module-kit';
import { ConfirmDialog, DividedList, Muted, sizeInWords } from '@platform/module-kit/screens';
import { Button, IconButton, Inline, onDemand, Stack, toast } from '@platform/ui';
import { History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useProjectDocuments } from '../../../source/queries';
import type { Project, ProjectDocument } from '../../../source/rows/project';
import { useClubFutureSource } from '../../../source/useClubFutureSource';
import { DOCUMENTS_FAILED } from '../../../source/failures';
import { OpenDocument } from './OpenDocument';

const DocumentDialog = onDemand(() => import('./DocumentDialog'))('DocumentDialog');
const ProjectDocumentHistory = onDemand(() => import('./ProjectDocumentHistory'))('ProjectDocumentHistory');

type Asks = { kind: 'nothing' | 'add' } | { kind: 'history' | 'delete'; document: ProjectDocument };

/** The documents of a project, such as quotes and plans. */
export function ProjectDocuments({ project }: { project: Project }) {
  const source = useClubFutureSource();
  const documents = useProjectDocuments(project.id);
  const [asks, setAsks] = useState<Asks>({ kind: 'nothing' });
  const done = () => setAsks({ kind: 'nothing' });
  return (
    <Loaded query={documents} label="the documents" failure={DOCUMENTS_FAILED} height="3rem">
      {(found) => (
        <Stack $gap="sm">
          {found.length === 0 && <Muted>No documents yet.</Muted>}
          {found.length > 0 && (
            <DividedList aria-label="Documents">
              {found.map((document) => (
                <li key={document.id}>
                  <Stack $gap="hair">
                    <strong>{document.title}</strong>
                    <Muted>{sizeInWords(document.bytes)}</Muted>
                  </Stack>
                  <Inline $gap="xxs">
                    <OpenDocument document={document}>Open</OpenDocument>
                    <IconButton
                      label={`Versions of ${document.title}`}
                      icon={<History size={18} aria-hidden="true" />}
                      onClick={() => setAsks({ kind: 'history', document })}
                    />
                    {source.canManage && (
                      <IconButton
                        label={`Delete ${document.title}`}
                        icon={<Trash2 size={18} aria-hidden="true" />}
                        onClick={() => setAsks({ kind: 'delete', document })}
                      />
                    )}
                  </Inline>
                </li>
              ))}
            </DividedList>
          )}
          {source.canManage && (
            <div>
              <Button variant="secondary" size="sm" onClick={() => setAsks({ kind: 'add' })}>
                Add document
              </Button>
            </div>
          )}
          {asks.kind === 'add' && <DocumentDialog project={project} onClose={done} />}
          {asks.kind === 'history' && <ProjectDocumentHistory document={newest(found, asks.document)} onClose={done} />}
          {asks.kind === 'delete' && (
            <ConfirmDialog
              title={`Delete "${asks.document.title}"?`}
              description="The document goes for good, with all of its versions."
              action="Delete document"
              change={() => source.deleteDocument(asks.document)}
              onClose={done}
              onDone={() => {
                toast({ title: 'Document deleted', description: asks.document.title, tone: 'success' });
                done();
              }}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** A document as it was read last: adding a version changes its row. */
const newest = (documents: readonly ProjectDocument[], document: ProjectDocument): ProjectDocument =>
  documents.find(({ id }) => id === document.id) ?? document;
