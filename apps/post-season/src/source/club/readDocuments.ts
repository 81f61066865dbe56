import { asking, byTitle } from '@platform/module-kit/screens';
import type { DocumentKind, SeasonDocument } from '../rows/document';
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
    db.from('club_documents').select(DOCUMENT_COLUMNS).eq('season_id', seasonId).neq('kind', 'project').order('id'),
  );
  return rows.map(documentOf).sort(byTitle);
}
