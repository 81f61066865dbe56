import { Alert, Button, Card, Inline, Progress, Stack } from '@platform/ui';
import { FailedAlert } from '../failures/FailedAlert';
import { Refusal } from '../failures/Refusal';
import { Quiet } from '../parts/listParts';
import { sizeInWords } from '@platform/ui/sizes';
import type { OrderedFile } from './orderedFile';
import type { OrderedFiles } from './useOrderedFiles';

interface CurrentFileProps<File extends OrderedFile, Order> {
  files: OrderedFiles<File, Order>;
  /** What the PDF shows, such as the name of a report. */
  name: (file: File) => string;
  /** The name with what distinguishes this PDF from others of that name, such as its days. */
  words: (file: File) => string;
  /** How long the PDF can be downloaded again, in a sentence. */
  kept: string;
}

/** The status of the PDF that the person requested, with the one possible action; the reason if it failed. */
export function CurrentFile<File extends OrderedFile, Order>(props: CurrentFileProps<File, Order>) {
  const { files, isFollowed, current, order, retry, cancel, download } = props.files;
  const refusal = order.error ?? retry.error ?? cancel.error ?? download.error;
  const isUnknown = isFollowed && files.isError;
  if (refusal === null && current === null && !isUnknown) return null;
  return (
    <Stack $gap="sm">
      <Refusal error={refusal} />
      {isUnknown && <FailedAlert query={files} title="Failed to fetch the state of the PDF" />}
      {current && <Standing file={current} {...props} />}
    </Stack>
  );
}

function Standing<File extends OrderedFile, Order>({
  file,
  files: { isSaved, stateOf, retry, cancel, download },
  ...say
}: CurrentFileProps<File, Order> & { file: File }) {
  const name = say.name(file);
  const words = say.words(file);
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
          {file.file_name}, {sizeInWords(file.bytes ?? 0)}. {isSaved && 'Your browser saves it. '}
          {say.kept}
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
