import {
  byTitle,
  dropFile,
  newId,
  pathOfDocument,
  readDocumentVersions,
  withAttachment,
  withChanged,
  without,
  withOpening,
  type Attachment,
  type ClubReader,
} from '@platform/module-kit/screens';
import { DOCUMENT_COLUMNS, documentOf } from '../club/readProjects';
import { ask, save } from '../club/requests';
import type { ProjectDocument } from '../rows/project';
import { clubFutureChange, type Known } from './clubFutureChange';

const columnsOf = ({ blob }: Attachment, path: string | undefined) => ({
  storage_path: path,
  mime_type: blob.type,
  size_bytes: blob.size,
});

/** Who opens a document of a project: of kind `project` every member of the club, of kind `bid` those who read bids. */
type ProjectDocumentKind = 'project' | 'bid';

/** Adds a document to a project. */
export const addDocument = clubFutureChange({
  waits: 'new-row',
  send: (
    { club }: ClubReader,
    projectId: string,
    title: string,
    file: Attachment,
    kind: ProjectDocumentKind,
  ): Promise<ProjectDocument> =>
    withAttachment(club.id, file, async (path) =>
      documentOf(
        await ask((db) =>
          db
            .from('club_documents')
            .insert({
              club_id: club.id,
              project_id: projectId,
              kind,
              title: title.trim(),
              ...columnsOf(file, path),
            })
            .select(DOCUMENT_COLUMNS)
            .single(),
        ),
      ),
    ),
  expect(known, projectId, title, file, _kind) {
    const added: ProjectDocument = { id: newId(), version: 1, title: title.trim(), ...fileOf(file) };
    known.change('listProjectDocuments', (documents, id) =>
      id === projectId ? [...documents, added].sort(byTitle) : documents,
    );
    keepVersion(known, added);
    return added;
  },
});

/** Adds a file to a document as its next version; earlier ones stay. A newer version of the row refuses it. */
export const addDocumentVersion = clubFutureChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, { id, version }: ProjectDocument, file: Attachment): Promise<void> =>
    withAttachment(club.id, file, (path) =>
      save((db) =>
        db
          .from('club_documents')
          .update({ ...columnsOf(file, path), version })
          .eq('id', id)
          .select('id')
          .single(),
      ),
    ),
  expect(known, { id, version }, file) {
    const added = { ...fileOf(file), version: version + 1 };
    known.change('listProjectDocuments', (documents) => withChanged(documents, [id], () => added));
    keepVersion(known, { id, ...added });
  },
});

/**
 * Opens a file of a document: its path. The database notes who opened it.
 * @param wanted its version; null for the present one
 */
export const openDocument = clubFutureChange({
  waits: 'computed',
  send: (_reader: ClubReader, documentId: string, wanted: number | null) => pathOfDocument(documentId, wanted),
  expect(known, documentId, wanted) {
    const versions = known.get('listDocumentVersions', documentId) ?? [];
    const opened = wanted === null ? versions[0] : versions.find(({ number }) => number === wanted);
    if (!opened) return '';
    const opening = { number: opened.number, name: known.source.readerName, at: known.source.now().toISOString() };
    known.change('listDocumentOpenings', (openings, id) =>
      id === documentId ? withOpening(openings, opening) : openings,
    );
    return opened.path;
  },
});

/** Removes a document with all of its files. */
export const deleteDocument = clubFutureChange({
  waits: 'row-goes',
  async send(_reader: ClubReader, { id }: ProjectDocument): Promise<void> {
    const versions = await readDocumentVersions(id);
    await save((db) => db.from('club_documents').delete().eq('id', id).select('id').single());
    // Only now: the storage keeps a file that a row names.
    for (const { path } of versions) await dropFile(path);
  },
  expect(known, { id }) {
    known.change('listProjectDocuments', (documents) => without(documents, [id]));
    known.change('listDocumentVersions', (versions, ofDocument) => (ofDocument === id ? [] : versions));
    known.change('listDocumentOpenings', (openings, ofDocument) => (ofDocument === id ? [] : openings));
  },
});

/** The file stays in the browser, and its path is its address. */
const fileOf = ({ blob }: Attachment) => ({ path: URL.createObjectURL(blob), bytes: blob.size });

function keepVersion(known: Known, { id, path, bytes }: Pick<ProjectDocument, 'id' | 'path' | 'bytes'>): void {
  const { readerName: addedBy } = known.source;
  const versions = known.get('listDocumentVersions', id) ?? [];
  const added = { number: versions.length + 1, path, bytes, addedBy, addedAt: known.source.now().toISOString() };
  known.set('listDocumentVersions', [id], [added, ...versions]);
  known.set('listDocumentOpenings', [id], known.get('listDocumentOpenings', id) ?? []);
}
