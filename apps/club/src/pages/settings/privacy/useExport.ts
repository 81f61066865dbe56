import { useMutation, useQuery } from '@platform/module-kit';
import { callWorker, cancelJob, downloadJobFile, jobState, needsWorker, retryJob } from '@platform/module-kit/screens';
import type { Member } from '@platform/session';
import { NOT_CANCELED, NOT_STARTED, orderExport, readLatestExport } from './exportJob';

/** How often to check a job in progress (ms). */
const LOOK_MS = 1000;

/**
 * The person's latest archive with its last known status, and what they can do with it. After a reload, an export in
 * progress is found again.
 */
export function useExport({ user, club }: Member) {
  const job = useQuery({
    queryKey: ['settings', 'export', user.id, club.id],
    queryFn: async () => {
      const latest = await readLatestExport(user.id, club.id);
      // A failed call is ignored: the next check repeats it, and the answer already has the status of the job.
      if (latest && needsWorker(latest, new Date()))
        await callWorker('export', latest.id, NOT_STARTED).catch(() => undefined);
      return latest;
    },
    refetchInterval: ({ state }) => (jobState(state.data ?? null, new Date()) === 'working' ? LOOK_MS : false),
  });
  const state = jobState(job.data ?? null, new Date(job.dataUpdatedAt));
  const lookAgain = () => job.refetch();
  const order = useMutation({ mutationFn: orderExport, onSettled: lookAgain });
  const retry = useMutation({ mutationFn: (id: string) => retryJob('export', id, NOT_STARTED), onSettled: lookAgain });
  const cancel = useMutation({ mutationFn: (id: string) => cancelJob(id, NOT_CANCELED), onSettled: lookAgain });
  const download = useMutation({ mutationFn: downloadJobFile, onError: lookAgain });
  return { job, state, order, retry, cancel, download };
}
