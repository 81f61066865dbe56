import { Loaded, type LoadedProps } from '@platform/module-kit';
import { Badge, Button, Dialog, Inline, Stack, token } from '@platform/ui';
import { sizeInWords } from '@platform/ui/sizes';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { momentInWords } from '../days/daysInWords';
import { DOCUMENT_VERSIONS_FAILED } from '../failures/readTitles';
import { counted } from '../lists/counted';
import { Muted, Quiet } from '../parts/listParts';
import type { DocumentOpening, DocumentVersion } from './documentFiles';

interface DocumentHistoryProps {
  title: string;
  /** The club's (IANA). */
  timeZone: string;
  versions: LoadedProps<readonly DocumentVersion[]>['query'];
  /** Who opened it; undefined for people who may not read this. */
  openings?: LoadedProps<readonly DocumentOpening[]>['query'];
  onDownload: (number: number) => void;
  onClose: () => void;
  /** Further buttons, such as one that adds a version. */
  actions?: ReactNode;
}

/** The files that a document has and had, to download, and for managers who has opened each. */
export function DocumentHistory(props: DocumentHistoryProps) {
  const { title, timeZone, versions, openings, onDownload, onClose, actions } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={
        openings
          ? 'Its versions, and who has opened them. Only managers and administrators see who.'
          : 'Its versions. Earlier ones stay.'
      }
      actions={
        <>
          {actions}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Loaded query={versions} label="the versions" failure={DOCUMENT_VERSIONS_FAILED} height="6rem">
        {(found) => (
          <List aria-label="Versions">
            {found.map((version, index) => (
              <li key={version.number}>
                <Version version={version} isCurrent={index === 0} timeZone={timeZone} onDownload={onDownload} />
                {openings && (
                  <Loaded query={openings} label="who opened it" failure={DOCUMENT_VERSIONS_FAILED} height="1.5rem">
                    {(all) => (
                      <Openings openings={all.filter(({ number }) => number === version.number)} timeZone={timeZone} />
                    )}
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

interface VersionProps extends Pick<DocumentHistoryProps, 'timeZone' | 'onDownload'> {
  version: DocumentVersion;
  isCurrent: boolean;
}

function Version({ version: { number, bytes, addedAt, addedBy }, isCurrent, timeZone, onDownload }: VersionProps) {
  return (
    <Inline $justify="between" $gap="sm">
      <Stack $gap="hair">
        <span>
          <b>Version {number}</b> {isCurrent && <Badge tone="success">Current</Badge>}
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
        onClick={() => onDownload(number)}
      >
        Download
      </Button>
    </Inline>
  );
}

function Openings({ openings, timeZone }: { openings: readonly DocumentOpening[]; timeZone: string }) {
  const [first] = openings;
  if (!first) return <Quiet>No one has opened it yet.</Quiet>;
  return (
    <div>
      <Quiet>Opened by {counted(openings.length, 'person', 'people')}</Quiet>
      <Readers role="list" aria-label={`Opened by, version ${first.number}`}>
        {openings.map(({ name, firstAt, lastAt }) => (
          <li key={`${name} ${firstAt}`}>
            <span>{name ?? 'An account that is gone'}</span>{' '}
            <Times>
              <span>
                {momentInWords(firstAt, timeZone)}
                {lastAt !== firstAt && ','}
              </span>{' '}
              {lastAt !== firstAt && <span>last {momentInWords(lastAt, timeZone)}</span>}
            </Times>
          </li>
        ))}
      </Readers>
    </div>
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

const Readers = styled.ul`
  display: grid;
  gap: ${token.space.xxs};
  margin: 0;
  padding: ${token.space.xxs} 0 0;
  list-style: none;
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
  /* A name and when it was; below it where the line is too short. */
  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space.md};
  }
`;

const Times = styled.span`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
  > span {
    display: inline-block;
  }
`;
