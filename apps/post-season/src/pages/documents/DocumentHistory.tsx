import { Loaded } from '@platform/module-kit';
import { momentInWords, Muted, Quiet, sizeInWords } from '@platform/module-kit/screens';
import { Badge, Button, Dialog, Inline, Stack, token } from '@platform/ui';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { DocumentOpening, DocumentVersion, SeasonDocument } from '../../source/rows/document';
import { DOCUMENTS_FAILED } from '../../source/failures';
import { useDocumentOpenings, useDocumentVersions } from '../../source/queries';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useOpenDocument } from './useOpenDocument';

interface DocumentHistoryProps {
  document: SeasonDocument;
  onClose: () => void;
}

/** The files that a document has and had, to download, and for managers who has opened each. */
export function DocumentHistory({ document, onClose }: DocumentHistoryProps) {
  const { canManage } = usePostSeasonSource();
  const versions = useDocumentVersions(document.id);
  const openings = useDocumentOpenings(document.id, canManage);
  return (
    <Dialog
      open
      onClose={onClose}
      title={document.title}
      description={
        canManage
          ? 'Its versions, and who has opened them. Only managers and administrators see who.'
          : 'Its versions. Earlier ones stay.'
      }
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Loaded query={versions} label="the versions" failure={DOCUMENTS_FAILED} height="6rem">
        {(found) => (
          <List aria-label="Versions">
            {found.map((version, index) => (
              <li key={version.number}>
                <Version document={document} version={version} isPresent={index === 0} />
                {canManage && (
                  <Loaded query={openings} label="who opened it" failure={DOCUMENTS_FAILED} height="1.5rem">
                    {(all) => <Openings openings={all.filter(({ number }) => number === version.number)} />}
                  </Loaded>
                )}
              </li>
            ))}
          </List>
        )}
      </Loaded>
    </Dialog>
  );
}

interface VersionProps {
  document: SeasonDocument;
  version: DocumentVersion;
  isPresent: boolean;
}

function Version({ document, version, isPresent }: VersionProps) {
  const { timeZone } = usePostSeasonSource();
  const open = useOpenDocument(document);
  const { number, bytes, addedAt, addedBy } = version;
  return (
    <Inline $justify="between" $gap="sm">
      <Stack $gap="hair">
        <span>
          <b>Version {number}</b> {isPresent && <Badge tone="success">Present</Badge>}
        </span>
        <Muted>
          {momentInWords(addedAt, timeZone)}
          {addedBy !== null && `, ${addedBy}`}, {sizeInWords(bytes)}
        </Muted>
      </Stack>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download size={18} aria-hidden="true" />}
        aria-label={`Download version ${number}`}
        onClick={() => void open(number, true)}
      >
        Download
      </Button>
    </Inline>
  );
}

function Openings({ openings }: { openings: readonly DocumentOpening[] }) {
  const { timeZone } = usePostSeasonSource();
  if (openings.length === 0) return <Quiet>No one has opened it yet.</Quiet>;
  return (
    <Names role="list" aria-label={`Opened by, version ${openings[0]?.number}`}>
      {openings.map(({ name, firstAt, lastAt }) => (
        <li key={`${name} ${firstAt}`}>
          {name ?? 'An account that is gone'}{' '}
          <Muted>
            {momentInWords(firstAt, timeZone)}
            {lastAt !== firstAt && `, last ${momentInWords(lastAt, timeZone)}`}
          </Muted>
        </li>
      ))}
    </Names>
  );
}

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${token.space.xs};
    padding-block: ${token.space.sm};
  }
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
  b {
    font-weight: ${token.weight.medium};
  }
`;

const Names = styled.ul`
  display: grid;
  gap: ${token.space.xxs};
  margin: 0;
  padding: 0 0 0 ${token.space.md};
  list-style: none;
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;
