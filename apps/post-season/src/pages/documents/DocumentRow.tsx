import { ConfirmDialog, sizeInWords, toastFailure } from '@platform/module-kit/screens';
import { Badge, Button, IconButton, toast, token } from '@platform/ui';
import { Download, Eye, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ClosingKind, SeasonDocument } from '../../source/document';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { kindOfFile, type DocumentFiles } from './useDocumentFiles';

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
  const { season } = useSeason();
  const [isRemoving, setIsRemoving] = useState(false);
  const path = document?.path ?? null;
  const isMaking =
    files !== undefined &&
    (files.order.isPending || files.stateOf(files.current) === 'working') &&
    (files.order.variables ?? (files.current ? kindOfFile(files.current) : undefined)) === kind;
  const isBusy = files !== undefined && (files.order.isPending || files.stateOf(files.current) === 'working');
  const open = async (download?: string) => {
    if (path === null) return;
    try {
      const address = await source.addressOfDocument(path, download);
      if (download === undefined) window.open(address, '_blank', 'noopener');
      else save(address, download);
    } catch (error) {
      toastFailure('The document was not opened', error as Error);
    }
  };
  return (
    <Row>
      <Words>
        <span>
          <b>{title}</b> {isConfidential && <Badge tone="outline">Confidential</Badge>}
        </span>
        <Detail>{document && path !== null ? sizeInWords(document.bytes) : 'Not there yet'}</Detail>
      </Words>
      <Actions>
        {path !== null && (
          <>
            <Button
              variant="secondary"
              size="sm"
              icon={<Eye size={18} aria-hidden="true" />}
              aria-label={`View ${title}`}
              onClick={() => void open()}
            >
              View
            </Button>
            <Button
              variant="secondary"
              size="sm"
              icon={<Download size={18} aria-hidden="true" />}
              aria-label={`Download ${title}`}
              onClick={() => void open(fileNameOf(title, season.year, path))}
            >
              Download
            </Button>
          </>
        )}
        {files && kind && (
          <Button
            variant={path === null ? 'secondary' : 'quiet'}
            size="sm"
            icon={<FileText size={18} aria-hidden="true" />}
            aria-label={`${path === null ? 'Make the PDF' : 'Make it anew'}: ${title}`}
            loading={isMaking}
            disabled={isBusy && !isMaking}
            onClick={() => files.order.mutate(kind)}
          >
            {path === null ? 'Make the PDF' : 'Make it anew'}
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
          description={`${title} and its file go for good.`}
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

/** A name that every system takes: `safety-incident-log-2024.pdf`. */
function fileNameOf(title: string, year: string, path: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['document'];
  return `${words.join('-')}-${year}.${path.split('.').at(-1)}`;
}

function save(address: string, name: string): void {
  const link = window.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
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

const Detail = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xs};
`;
