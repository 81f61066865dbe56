import { byTitle, newId, withChanged } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { documentEndings } from '../source/changes/documents';
import type { Known } from '../source/changes/known';
import type { NewDocument, SeasonDocument } from '../source/rows/document';
import type { photoFiles } from './photoFiles';

/** Keeps a file as a document for the visit, as the database and the storage do for good. */
export function keepDocument(
  known: Known,
  files: Pick<ReturnType<typeof photoFiles>, 'keep'>,
  seasonId: string,
  { kind, title, isConfidential }: NewDocument,
  file: Blob,
): SeasonDocument {
  const folder = isConfidential ? `${sampleClub.id}/confidential` : sampleClub.id;
  const path = `${folder}/${newId()}.${documentEndings[file.type] ?? 'pdf'}`;
  files.keep(path, file);
  const before = known.get('listDocuments', seasonId)?.find((one) => kind !== 'other' && one.kind === kind);
  const kept: SeasonDocument = before
    ? { ...before, path, bytes: file.size, version: before.version + 1 }
    : { id: newId(), version: 1, kind, title: title.trim(), isConfidential, path, bytes: file.size };
  const { readerName: addedBy } = known.source;
  const versions = known.get('listDocumentVersions', kept.id) ?? [];
  const version = {
    number: versions.length + 1,
    path,
    bytes: file.size,
    addedBy,
    addedAt: known.source.now().toISOString(),
  };
  known.set('listDocumentVersions', [kept.id], [version, ...versions]);
  known.set('listDocumentOpenings', [kept.id], known.get('listDocumentOpenings', kept.id) ?? []);
  known.change('listDocuments', (documents, ofSeason) => {
    if (ofSeason !== seasonId) return documents;
    return before ? withChanged(documents, [kept.id], () => kept) : [...documents, kept].sort(byTitle);
  });
  return kept;
}
