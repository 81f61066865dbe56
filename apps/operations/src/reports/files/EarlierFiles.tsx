import { Loaded } from '@platform/module-kit';
import { momentInWords, Quiet, Refusal, sizeInWords } from '@platform/module-kit/screens';
import { Button, Dialog, EmptyState, Icon, Inline, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { daysOfFile } from './daysOfFile';
import { reportNames, type ReportFile } from './reportFile';
import type { ReportFiles } from './useReportFiles';
import { REPORTS_FAILED } from '../source/failures';

interface EarlierFilesProps {
  files: ReportFiles;
  onClose: () => void;
}

/** The PDFs that the club has created, to download again. */
export function EarlierFiles({ files, onClose }: EarlierFilesProps) {
  const { files: query, stateOf, download } = files;
  return (
    <Dialog open title="Earlier PDFs" onClose={onClose}>
      <Stack>
        <Refusal error={download.error} />
        <Loaded query={query} label="earlier PDFs" failure={REPORTS_FAILED} height="12rem">
          {(found) => {
            const made = found.filter((file) => stateOf(file) === 'done');
            if (made.length === 0) {
              return (
                <EmptyState
                  title="No reports available"
                  description="A PDF that is made here stays, and can be downloaded again."
                  icon={<Icon name="clipboard-list" size={24} />}
                />
              );
            }
            return (
              <List role="list">
                {made.map((file) => (
                  <File key={file.id} file={file} download={download} />
                ))}
              </List>
            );
          }}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

function File({ file, download }: { file: ReportFile; download: ReportFiles['download'] }) {
  const name = `${reportNames[file.parameters.type]}, ${daysOfFile(file)}`;
  return (
    <Row>
      <Inline $justify="between">
        <div>
          <Name>{name}</Name>
          <Quiet>
            Made {momentInWords(file.created_at)} · {sizeInWords(file.bytes ?? 0)}
          </Quiet>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Download ${name}`}
          loading={download.isPending && download.variables === file.id}
          onClick={() => download.mutate(file.id)}
        >
          Download
        </Button>
      </Inline>
    </Row>
  );
}

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  padding-block: ${token.space.sm};
  border-top: 1px solid ${token.color.line};
  &:first-child {
    border-top: 0;
  }
`;

const Name = styled.p`
  font-weight: ${token.weight.medium};
`;
