import { Refusal, sizeInWords } from '@platform/module-kit/screens';
import { Alert, Button, Card, Inline, Progress, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { daysOfFile } from './daysOfFile';
import { reportNames, type ReportFile } from './reportFile';
import type { ReportFiles } from './useReportFiles';

/** The status of the PDF that the person requested, with the one possible action; the reason if it failed. */
export function CurrentFile({ files }: { files: ReportFiles }) {
  const { current, order, retry, cancel, download } = files;
  const refusal = order.error ?? retry.error ?? cancel.error ?? download.error;
  if (refusal === null && current === null) return null;
  return (
    <Stack $gap="sm">
      <Refusal error={refusal} />
      {current && <Standing file={current} files={files} />}
    </Stack>
  );
}

function Standing({
  file,
  files: { isSaved, stateOf, retry, cancel, download },
}: {
  file: ReportFile;
  files: ReportFiles;
}) {
  const name = reportNames[file.parameters.type];
  const words = `${name}, ${daysOfFile(file)}`;
  switch (stateOf(file)) {
    case 'working': {
      const step = file.step ?? 'Waiting to begin';
      return (
        <Card>
          <Stack $gap="xs">
            <Progress label={words} value={file.progress} valueText={`${file.progress}%, ${step}`} />
            <Inline $justify="between">
              <Quiet role="status">
                {words}: {step}
              </Quiet>
              <Button variant="secondary" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate(file.id)}>
                Cancel
              </Button>
            </Inline>
          </Stack>
        </Card>
      );
    }
    case 'done':
      return (
        <Alert
          tone="success"
          title={`The PDF is ready: ${name}`}
          action={
            <Button variant="secondary" size="sm" loading={download.isPending} onClick={() => download.mutate(file.id)}>
              {isSaved ? 'Download again' : 'Download'}
            </Button>
          }
        >
          {file.file_name}, {sizeInWords(file.bytes ?? 0)}. {isSaved && 'Your browser saves it. '}It stays under Earlier
          PDFs.
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          tone="danger"
          title={`The PDF was not made: ${name}`}
          action={
            <Button variant="secondary" size="sm" loading={retry.isPending} onClick={() => retry.mutate(file.id)}>
              Try again
            </Button>
          }
        >
          {file.error}
        </Alert>
      );
    case 'cancelled':
      return <Quiet role="status">{words}: canceled.</Quiet>;
    case 'expired':
    case 'none':
      return null;
  }
}

const Quiet = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
