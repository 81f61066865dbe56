import { asking, dropFile, saving, uploadFile, without, type ClubReader } from '@platform/module-kit/screens';
import { DOCUMENT_COLUMNS, documentOf } from '../club/readDocuments';
import type { NewDocument, SeasonDocument } from '../document';
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
 * Keeps a file as a document of a season. A closing document has one file: a new one takes the place of the earlier one,
 * which is removed. If the row is refused, the new file is removed again.
 */
export const keepDocument = postSeasonChange({
  waits: 'computed',
  async send({ club }: ClubReader, seasonId: string, kept: NewDocument, file: Blob): Promise<SeasonDocument> {
    const { kind, title, isConfidential } = kept;
    const [before] = await ask((db) => {
      const rows = db.from('club_documents').select('id, version, storage_path').eq('season_id', seasonId);
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
      if (before?.storage_path) await dropFile(before.storage_path);
      return documentOf(row);
    } catch (error) {
      await dropFile(path);
      throw error;
    }
  },
});

/** Removes a document with its file. */
export const deleteDocument = postSeasonChange({
  waits: 'row-goes',
  async send(_reader: ClubReader, { id, path }: SeasonDocument): Promise<void> {
    await saving('The document was not removed. Check your connection and try again.')((db) =>
      db.from('club_documents').delete().eq('id', id).select('id').single(),
    );
    // Only now: the storage keeps a file that a row names.
    if (path) await dropFile(path);
  },
  expect: (known, { id }) => known.change('listDocuments', (documents) => without(documents, [id])),
});
