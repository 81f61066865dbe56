import { Quiet, Refusal } from '@platform/module-kit/screens';
import { Alert, Button, Inline, Progress, Stack } from '@platform/ui';
import { closingDocuments } from '../../source/rows/document';
import { kindOfFile, type DocumentFiles } from './useDocumentFiles';

/** How far the server is with the PDF that the person ordered; the reason if it failed. */
export function FileStatus({ files }: { files: DocumentFiles }) {
  const { current, isSaved, stateOf, order, retry, cancel, download } = files;
  const kind = current ? kindOfFile(current) : undefined;
  const title = kind ? closingDocuments[kind].title : '';
  const state = stateOf(current);
  // One that was ordered before the page was opened is kept when the person says so.
  const waits = state === 'done' && !download.isPending && !download.isSuccess && (!isSaved || download.isError);
  return (
    <Stack $gap="sm">
      <Refusal error={order.error ?? retry.error ?? cancel.error ?? download.error} />
      {current && state === 'working' && (
        <>
          <Progress label={title} value={current.progress} valueText={`${current.progress}%`} />
          <Inline $justify="between">
            <Quiet role="status">
              {title}: {current.step ?? 'Waiting to begin'}
            </Quiet>
            <Button variant="secondary" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate(current.id)}>
              Cancel
            </Button>
          </Inline>
        </>
      )}
      {current && state === 'done' && download.isPending && <Quiet role="status">{title}: Keeping the PDF</Quiet>}
      {current && waits && (
        <Button variant="secondary" size="sm" onClick={() => download.mutate(current.id)}>
          Keep the PDF
        </Button>
      )}
      {current && state === 'failed' && (
        <Alert
          tone="danger"
          title={`The PDF was not made: ${title}`}
          action={
            <Button variant="secondary" size="sm" loading={retry.isPending} onClick={() => retry.mutate(current.id)}>
              Try again
            </Button>
          }
        >
          {current.error}
        </Alert>
      )}
    </Stack>
  );
}
