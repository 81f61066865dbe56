import { asking } from '@platform/module-kit/screens';
import type { DocumentKind, DocumentOpening, DocumentVersion, SeasonDocument } from '../rows/document';
import { DOCUMENTS_FAILED } from '../failures';

export const DOCUMENT_COLUMNS = 'id, version, kind, title, confidential, storage_path, size_bytes';

interface DocumentRow {
  id: string;
  version: number;
  kind: string;
  title: string;
  confidential: boolean;
  storage_path: string | null;
  size_bytes: number | null;
}

/** A document as the page knows it. */
export const documentOf = (row: DocumentRow): SeasonDocument => ({
  id: row.id,
  version: row.version,
  // Those of projects belong to no season.
  kind: row.kind as DocumentKind,
  title: row.title,
  isConfidential: row.confidential,
  path: row.storage_path,
  bytes: row.size_bytes ?? 0,
});

/** The documents of a season that the person may read, by title. */
export async function readDocuments(seasonId: string): Promise<SeasonDocument[]> {
  const rows = await asking(DOCUMENTS_FAILED)((db) =>
    db
      .from('club_documents')
      .select(DOCUMENT_COLUMNS)
      .eq('season_id', seasonId)
      .neq('kind', 'project')
      .order('title')
      .order('id'),
  );
  return rows.map(documentOf);
}

/** The files that a document has or had, the newest first. */
export async function readDocumentVersions(documentId: string): Promise<DocumentVersion[]> {
  const rows = await asking(DOCUMENTS_FAILED)((db) =>
    db
      .from('club_document_versions')
      .select('number, storage_path, size_bytes, added_by_name, added_at')
      .eq('document_id', documentId)
      .order('number', { ascending: false }),
  );
  return rows.map((row) => ({
    number: row.number,
    path: row.storage_path,
    bytes: row.size_bytes,
    addedBy: row.added_by_name,
    addedAt: row.added_at,
  }));
}

/** Who opened a document, the newest version first, and of one version the latest first. For managers. */
export async function readDocumentOpenings(documentId: string): Promise<DocumentOpening[]> {
  const rows = await asking(DOCUMENTS_FAILED)((db) =>
    db
      .from('club_document_openings')
      .select('number, name, opened_at, last_opened_at')
      .eq('document_id', documentId)
      .order('number', { ascending: false })
      .order('last_opened_at', { ascending: false })
      .order('name'),
  );
  return rows.map(({ number, name, opened_at: firstAt, last_opened_at: lastAt }) => ({
    number,
    name,
    firstAt,
    lastAt,
  }));
}
