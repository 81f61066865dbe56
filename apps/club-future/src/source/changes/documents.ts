import {
  byTitle,
  dropFile,
  newId,
  withAttachment,
  without,
  type Attachment,
  type ClubReader,
} from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { ProjectDocument } from '../rows/project';
import { clubFutureChange } from './clubFutureChange';

/** Adds a document to a project. Every member of the club may open it. */
export const addDocument = clubFutureChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, projectId: string, title: string, file: Attachment): Promise<void> =>
    withAttachment(club.id, file, (path) =>
      save((db) =>
        db.from('club_documents').insert({
          club_id: club.id,
          project_id: projectId,
          kind: 'project',
          title: title.trim(),
          storage_path: path,
          mime_type: file.blob.type,
          size_bytes: file.blob.size,
        }),
      ),
    ),
  expect(known, projectId, title, file) {
    const added: ProjectDocument = {
      id: newId(),
      title: title.trim(),
      path: URL.createObjectURL(file.blob),
      bytes: file.blob.size,
    };
    known.change('listProjectDocuments', (documents, id) =>
      id === projectId ? [...documents, added].sort(byTitle) : documents,
    );
  },
});

export const deleteDocument = clubFutureChange({
  waits: 'row-goes',
  async send(_reader: ClubReader, { id, path }: ProjectDocument): Promise<void> {
    await save((db) => db.from('club_documents').delete().eq('id', id).select('id').single());
    await dropFile(path);
  },
  expect: (known, { id }) => known.change('listProjectDocuments', (documents) => without(documents, [id])),
});
