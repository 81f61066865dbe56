import { Loaded } from '@platform/module-kit';
import { ExportRows } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, Inline, SkeletonTable, token } from '@platform/ui';
import { FileUp } from 'lucide-react';
import { styled } from 'styled-components';
import { closingDocuments, closingKinds, type SeasonDocument } from '../../source/rows/document';
import { useDocuments } from '../../source/queries';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from '../postSeason/address';
import { useSeason } from '../postSeason/SeasonContext';
import { DocumentRow } from './DocumentRow';
import { FileStatus } from './FileStatus';
import type { DocumentFiles } from './useDocumentFiles';
import { DOCUMENTS_FAILED } from '../../source/failures';

/** The three documents that close a season, and what else the club keeps of it. */
export function Documents({ files }: { files?: DocumentFiles }) {
  const { season } = useSeason();
  const { canManage, isDemo } = usePostSeasonSource();
  const { change } = usePostSeasonAddress();
  const documents = useDocuments(season.id);
  return (
    <Card as="section" aria-labelledby="documents-title">
      <Inline $justify="between">
        <CardTitle id="documents-title">Documents</CardTitle>
        <Inline $gap="xs">
          <ExportRows
            fileName={`documents-${season.year}`}
            columns={documentCsv}
            rows={shownOf(documents.data ?? [], canManage)}
          />
          {canManage && (
            <Button
              variant="secondary"
              icon={<FileUp size={18} aria-hidden="true" />}
              onClick={() => change({ dialog: 'document' })}
            >
              Upload a document
            </Button>
          )}
        </Inline>
      </Inline>
      {isDemo && (
        <Note>
          In a club, its server makes these as PDFs. A demo has no server: here, you can upload a file for each.
        </Note>
      )}
      {files && <FileStatus files={files} />}
      <Loaded query={documents} label="the documents" failure={DOCUMENTS_FAILED} shape={<SkeletonTable rows={3} />}>
        {(found) => (
          <Rows role="list">
            {shownOf(found, canManage).map((row) => (
              <DocumentRow key={row.document?.id ?? row.kind} {...row} files={files} />
            ))}
          </Rows>
        )}
      </Loaded>
    </Card>
  );
}

/** The closing documents in their order, for managers also those without a row yet; then the others. */
function shownOf(documents: readonly SeasonDocument[], canManage: boolean) {
  const closing = closingKinds.flatMap((kind) => {
    const document = documents.find((one) => one.kind === kind);
    return document || canManage ? [{ kind, document, ...closingDocuments[kind] }] : [];
  });
  const others = documents.flatMap((document) =>
    document.kind === 'other'
      ? [
          {
            key: document.id,
            kind: undefined,
            document,
            title: document.title,
            isConfidential: document.isConfidential,
          },
        ]
      : [],
  );
  return [...closing, ...others];
}

type ShownDocument = ReturnType<typeof shownOf>[number];

const documentCsv = [
  { header: 'Document', value: ({ title }: ShownDocument) => title },
  { header: 'Confidential', value: ({ isConfidential }: ShownDocument) => (isConfidential ? 'Yes' : 'No') },
  { header: 'File', value: ({ document }: ShownDocument) => (document?.path ? 'Yes' : 'Not there yet') },
  { header: 'Bytes', value: ({ document }: ShownDocument) => document?.bytes || null },
];

const Note = styled.p`
  margin-top: ${token.space.xs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Rows = styled.ul`
  display: grid;
  margin: ${token.space.sm} 0 0;
  padding: 0;
  list-style: none;
`;
