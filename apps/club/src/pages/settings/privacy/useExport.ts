import { useMutation } from '@platform/module-kit';
import { downloadJobFile } from '@platform/module-kit/screens';
import { useLatestExport, useRereadExport } from '../../../source/queries';
import { useClubChange, useClubSource } from '../../../source/useClubSource';

/** The person's latest archive with its last known status, and what they can do with it. */
export function useExport() {
  const source = useClubSource();
  const { job, state } = useLatestExport();
  const reread = useRereadExport();
  const order = useClubChange(source.orderExport, { reread });
  const retry = useClubChange(source.retryExport, { reread });
  const cancel = useClubChange(source.cancelExport, { reread });
  // A file that is gone has another status by now.
  const download = useMutation({ mutationFn: downloadJobFile, onError: reread });
  return { job, state, order, retry, cancel, download };
}
