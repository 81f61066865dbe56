import { DOCUMENT_VERSIONS_FAILED } from '../failures/readTitles';
import { asking } from '@platform/module-kit';

/** A file that a document has or had. */
export interface DocumentVersion {
  /** From 1; the highest is the present file. */
  number: number;
  path: string;
  bytes: number;
  /** Who uploaded it or had it made; null if that account is not known any more. */
  addedBy: string | null;
  /** ISO 8601, on the club's clock. */
  addedAt: string;
}

/** A person who opened a version of a document. Moments are ISO 8601, on the club's clock. */
export interface DocumentOpening {
  number: number;
  /** Null if that account is not known any more. */
  name: string | null;
  firstAt: string;
  lastAt: string;
}

/** The files that a document has or had, the newest first. @throws DataError */
export async function readDocumentVersions(documentId: string): Promise<DocumentVersion[]> {
  const rows = await asking(DOCUMENT_VERSIONS_FAILED)((db) =>
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

/** Who opened a document, the newest version first, and of one version the latest first. For managers. @throws DataError */
export async function readDocumentOpenings(documentId: string): Promise<DocumentOpening[]> {
  const rows = await asking(DOCUMENT_VERSIONS_FAILED)((db) =>
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

/**
 * The path of a file of a document. The database notes who opens it.
 * @param number its version; null for the present one
 * @throws DataError
 */
export const pathOfDocument = (documentId: string, number: number | null): Promise<string> =>
  asking('The file was not opened. Check your connection and try again.')((db) =>
    db.rpc('open_document', { document_id_param: documentId, ...(number !== null && { number_param: number }) }),
  );

/** The openings of a document after a person has opened one of its versions, the newest version first. */
export function withOpening(
  openings: readonly DocumentOpening[],
  { number, name, at }: { number: number; name: string | null; at: string },
): DocumentOpening[] {
  const before = openings.find((one) => one.number === number && one.name === name);
  const noted = { number, name, firstAt: before?.firstAt ?? at, lastAt: at };
  return [...openings.filter((one) => one !== before), noted].sort((one, other) => other.number - one.number);
}
