import {
  asking,
  FILE_COLUMNS,
  NOT_STARTED,
  type OrderedFile,
  type OrderedFiles,
  readJobFile,
  startFile,
  useOrderedFiles,
} from '@platform/module-kit/screens';
import type { Member } from '@platform/session';
import { toast } from '@platform/ui';
import { closingDocuments, closingKinds, type ClosingKind } from '../../source/rows/document';
import type { Season } from '../../source/rows/season';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';

/** A PDF of a closing document that the server makes. */
export interface DocumentFile extends OrderedFile {
  /** `request_report` writes these. */
  parameters: { type: string; from: string; to: string };
}

/** How many PDFs the page looks through for the one in progress. */
const MOST = 5;

/** The document that a PDF becomes. */
export const kindOfFile = ({ parameters: { type } }: DocumentFile): ClosingKind | undefined =>
  closingKinds.find((kind) => closingDocuments[kind].report === type);

async function readFiles(userId: string, { startsOn, endsOn }: Season): Promise<DocumentFile[]> {
  return asking('Failed to fetch the state of the PDFs')((db) =>
    db
      .from('jobs')
      .select(FILE_COLUMNS)
      .eq('requested_by', userId)
      .eq('kind', 'report')
      .eq('parameters->>format', 'pdf')
      .eq('parameters->>from', startsOn)
      .eq('parameters->>to', endsOn)
      .in(
        'parameters->>type',
        closingKinds.map((kind) => closingDocuments[kind].report),
      )
      .order('created_at', { ascending: false })
      .limit(MOST)
      // `request_report` writes these parameters.
      .overrideTypes<DocumentFile[], { merge: false }>(),
  );
}

/** The PDFs of a season's closing documents that the person orders; each is kept as the document once it is ready. */
export function useDocumentFiles({ user }: Member, season: Season): DocumentFiles {
  const source = usePostSeasonSource();
  const keeping = usePostSeasonChange(({ kind, file }: { kind: ClosingKind; file: Blob }) =>
    source.keepDocument(season.id, { kind, ...closingDocuments[kind] }, file),
  );
  return useOrderedFiles<DocumentFile, ClosingKind>({
    queryKey: ['post-season', 'document files', user.id, season.id],
    userId: user.id,
    read: () => readFiles(user.id, season),
    async place(kind) {
      const jobId = await asking(NOT_STARTED)((db) =>
        db.rpc('request_report', {
          type_param: closingDocuments[kind].report,
          from_param: season.startsOn,
          to_param: season.endsOn,
        }),
      );
      await startFile(jobId);
      return jobId;
    },
    async deliver(job) {
      const kind = kindOfFile(job);
      if (kind === undefined) return;
      const made = await readJobFile(job.id);
      // The storage service names the type; a document is kept as what it is.
      await keeping.mutateAsync({ kind, file: new Blob([made], { type: 'application/pdf' }) });
      toast({ title: 'The PDF is ready', description: closingDocuments[kind].title, tone: 'success' });
    },
  });
}

export type DocumentFiles = OrderedFiles<DocumentFile, ClosingKind>;
