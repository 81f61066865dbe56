import { ConfirmDialog, Quiet, sizeInWords } from '@platform/module-kit/screens';
import { Badge, Button, IconButton, media, onDemand, toast, token } from '@platform/ui';
import { Download, Eye, FileText, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ClosingKind, SeasonDocument } from '../../source/rows/document';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { kindOfFile, type DocumentFiles } from './useDocumentFiles';
import { useOpenDocument } from './useOpenDocument';

const DocumentHistory = onDemand(() => import('./DocumentHistory'))('DocumentHistory');

interface DocumentRowProps {
  /** Undefined for a document that the server does not make. */
  kind: ClosingKind | undefined;
  title: string;
  isConfidential: boolean;
  /** Undefined while no one expects it. */
  document: SeasonDocument | undefined;
  files?: DocumentFiles;
}

/** One document: View and Download once it is there, and for managers the way to make it. */
export function DocumentRow({ kind, title, isConfidential, document, files }: DocumentRowProps) {
  const source = usePostSeasonSource();
  const [isRemoving, setIsRemoving] = useState(false);
  const path = document?.path ?? null;
  const isMaking =
    files !== undefined &&
    (files.order.isPending || files.stateOf(files.current) === 'working') &&
    (files.order.variables ?? (files.current ? kindOfFile(files.current) : undefined)) === kind;
  const isBusy = files !== undefined && (files.order.isPending || files.stateOf(files.current) === 'working');
  return (
    <Row>
      <Words>
        <span>
          <b>{title}</b> {isConfidential && <Badge tone="outline">Confidential</Badge>}
        </span>
        <Quiet>{document && path !== null ? sizeInWords(document.bytes) : 'Not there yet'}</Quiet>
      </Words>
      <Actions>
        {document && path !== null && <OpenButtons document={document} />}
        {files && kind && (
          <Button
            variant={path === null ? 'secondary' : 'quiet'}
            size="sm"
            icon={<FileText size={18} aria-hidden="true" />}
            aria-label={`${path === null ? 'Make the PDF' : 'Make it again'}: ${title}`}
            loading={isMaking}
            disabled={isBusy && !isMaking}
            onClick={() => files.order.mutate(kind)}
          >
            {path === null ? 'Make the PDF' : 'Make it again'}
          </Button>
        )}
        {source.canManage && document && path !== null && (
          <IconButton
            label={`Remove ${title}`}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => setIsRemoving(true)}
          />
        )}
      </Actions>
      {isRemoving && document && (
        <ConfirmDialog
          title="Remove this document?"
          description={`${title} goes for good, with all of its versions.`}
          action="Remove document"
          change={() => source.deleteDocument(document)}
          onClose={() => setIsRemoving(false)}
          onDone={() => {
            toast({ title: 'Document removed', description: title, tone: 'success' });
            setIsRemoving(false);
          }}
        />
      )}
    </Row>
  );
}

function OpenButtons({ document }: { document: SeasonDocument }) {
  const [showsHistory, setShowsHistory] = useState(false);
  const open = useOpenDocument(document);
  const { title } = document;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Eye size={18} aria-hidden="true" />}
        aria-label={`View ${title}`}
        onClick={() => open(null, false)}
      >
        View
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download size={18} aria-hidden="true" />}
        aria-label={`Download ${title}`}
        onClick={() => open(null, true)}
      >
        Download
      </Button>
      <IconButton
        label={`Versions of ${title}`}
        icon={<History size={18} aria-hidden="true" />}
        onClick={() => setShowsHistory(true)}
      />
      {showsHistory && <DocumentHistory document={document} onClose={() => setShowsHistory(false)} />}
    </>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs} ${token.space.lg};
  min-height: ${token.control.lg};
  padding-block: ${token.space.xs};
  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    font-weight: ${token.weight.medium};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xs};
  /* The buttons of an uploaded document have one line of a phone. */
  @media ${media.mobile} {
    gap: ${token.space.xxs};
    > button {
      padding-inline: ${token.space.xs};
    }
  }
`;
