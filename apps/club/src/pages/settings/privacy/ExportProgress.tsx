import { counted, FailedAlert, type Job, Quiet, Refusal, sizeInWords } from '@platform/module-kit/screens';
import { Alert, Button, Inline, Progress, Stack } from '@platform/ui';
import { EXPORTS_FAILED } from '../../../source/rows/exportJob';
import type { useExport } from './useExport';

/** The status of the person's latest archive, with the one possible action. */
export function ExportProgress({ archive }: { archive: ReturnType<typeof useExport> }) {
  const { job, order, retry, cancel, download } = archive;
  const failure = order.error ?? retry.error ?? cancel.error ?? download.error;
  if (!failure && !job.isError && !job.data) return null;
  return (
    <Stack $gap="sm">
      <Refusal error={failure} />
      {job.isError && !job.data && <FailedAlert query={job} title={EXPORTS_FAILED} />}
      {job.data && <Standing job={job.data} archive={archive} />}
    </Stack>
  );
}

function Standing({ job, archive }: { job: Job; archive: ReturnType<typeof useExport> }) {
  const { state, retry, cancel, download } = archive;
  switch (state) {
    case 'working':
      return (
        <Stack $gap="xs">
          <Progress
            label="Export"
            value={job.progress}
            valueText={`${job.progress}%, ${job.step ?? 'waiting to begin'}`}
          />
          <Inline $justify="between">
            <Quiet role="status">{job.step ?? 'Waiting to begin'}</Quiet>
            <Button variant="secondary" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
              Cancel export
            </Button>
          </Inline>
        </Stack>
      );
    case 'done':
      return (
        <Alert
          tone="success"
          title="Your archive is ready"
          action={
            <Button variant="secondary" size="sm" loading={download.isPending} onClick={() => download.mutate(job.id)}>
              Download
            </Button>
          }
        >
          {job.file_name}, {sizeInWords(job.bytes ?? 0)}.{' '}
          {job.expires_at && `It is kept for ${hoursUntil(job.expires_at)} more.`}
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          tone="danger"
          title="The export failed"
          action={
            <Button variant="secondary" size="sm" loading={retry.isPending} onClick={() => retry.mutate(job.id)}>
              Try again
            </Button>
          }
        >
          {job.error}
        </Alert>
      );
    case 'cancelled':
      return <Quiet role="status">The last export was canceled.</Quiet>;
    case 'expired':
      return (
        <Quiet>Your last archive has been removed: exports are kept for 24 hours. Export again for a new one.</Quiet>
      );
    case 'none':
      return null;
  }
}

/**
 * The time left is the same on every clock: the file expires by the server's clock, which a demo club's does not
 * follow.
 */
function hoursUntil(moment: string): string {
  const hours = Math.max(1, Math.round((Date.parse(moment) - Date.now()) / 3_600_000));
  return counted(hours, 'hour');
}
