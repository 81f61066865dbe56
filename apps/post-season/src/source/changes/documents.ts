import {
  asking,
  dropFile,
  pathOfDocument,
  readDocumentVersions,
  saving,
  uploadFile,
  without,
  withOpening,
  type ClubReader,
} from '@platform/module-kit/screens';
import { DOCUMENT_COLUMNS, documentOf } from '../club/readDocuments';
import type { NewDocument, SeasonDocument } from '../rows/document';
import { postSeasonChange } from './postSeasonChange';

const ask = asking('The document was not saved. Check your connection and try again.');

/** The endings of the files that a document may be (club_documents_type_known). */
export const documentEndings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Keeps a file as a document of a season. A new file of a closing document becomes its next version; earlier ones stay.
 * If the row is refused, the new file is removed again.
 */
export const keepDocument = postSeasonChange({
  waits: 'computed',
  async send({ club }: ClubReader, seasonId: string, kept: NewDocument, file: Blob): Promise<SeasonDocument> {
    const { kind, title, isConfidential } = kept;
    const [before] = await ask((db) => {
      const rows = db.from('club_documents').select('id, version').eq('season_id', seasonId);
      return rows.eq('kind', kind === 'other' ? 'none' : kind).limit(1);
    });
    const folder = isConfidential ? `${club.id}/confidential` : club.id;
    const path = await uploadFile(folder, file, documentEndings[file.type] ?? 'pdf');
    const columns = { storage_path: path, mime_type: file.type, size_bytes: file.size };
    try {
      const row = before
        ? await ask((db) =>
            db
              .from('club_documents')
              .update({ ...columns, version: before.version })
              .eq('id', before.id)
              .select(DOCUMENT_COLUMNS)
              .single(),
          )
        : await ask((db) =>
            db
              .from('club_documents')
              .insert({
                ...columns,
                club_id: club.id,
                season_id: seasonId,
                kind,
                title: title.trim(),
                confidential: isConfidential,
              })
              .select(DOCUMENT_COLUMNS)
              .single(),
          );
      return documentOf(row);
    } catch (error) {
      await dropFile(path);
      throw error;
    }
  },
});

/**
 * Opens a file of a document: its path. The database notes who opened it.
 * @param number its version; null for the present one
 */
export const openDocument = postSeasonChange({
  waits: 'computed',
  send: (_reader: ClubReader, documentId: string, wanted: number | null) => pathOfDocument(documentId, wanted),
  expect(known, documentId, wanted) {
    const [newest, ...earlier] = known.get('listDocumentVersions', documentId) ?? [];
    const opened = wanted === null ? newest : [newest, ...earlier].find((one) => one?.number === wanted);
    if (!opened) return '';
    const { number, path } = opened;
    const opening = { number, name: known.source.readerName, at: known.source.now().toISOString() };
    known.change('listDocumentOpenings', (openings, ofDocument) =>
      ofDocument === documentId ? withOpening(openings, opening) : openings,
    );
    return path;
  },
});

/** Removes a document with all of its files. */
export const deleteDocument = postSeasonChange({
  waits: 'row-goes',
  async send(_reader: ClubReader, { id }: SeasonDocument): Promise<void> {
    const versions = await readDocumentVersions(id);
    await saving('The document was not removed. Check your connection and try again.')((db) =>
      db.from('club_documents').delete().eq('id', id).select('id').single(),
    );
    // Only now: the storage keeps a file that a row names.
    for (const { path } of versions) await dropFile(path);
  },
  expect(known, { id }) {
    known.change('listDocuments', (documents) => without(documents, [id]));
    known.change('listDocumentVersions', (versions, ofDocument) => (ofDocument === id ? [] : versions));
    known.change('listDocumentOpenings', (openings, ofDocument) => (ofDocument === id ? [] : openings));
  },
});
