import { useMutation, useQuery } from '@platform/module-kit';
import type { Member } from '@platform/session';
import {
  callWorker,
  cancelExport,
  downloadExport,
  exportState,
  needsWorker,
  orderExport,
  readLatestExport,
  retryExport,
} from './exportJob';

/** Milliseconds between two looks at a job that is worked on. */
const LOOK_MS = 1000;

/**
 * The person's latest archive, its state when it was last read, and what they can do with it. A reload finds an export
 * that is under way.
 */
export function useExport({ user, club }: Member) {
  const job = useQuery({
    queryKey: ['settings', 'export', user.id, club.id],
    queryFn: async () => {
      const latest = await readLatestExport(user.id, club.id);
      // A call that fails is repeated with the next look; how the job stands is known all the same.
      if (latest && needsWorker(latest, new Date())) await callWorker(latest.id).catch(() => undefined);
      return latest;
    },
    refetchInterval: ({ state }) => (exportState(state.data ?? null, new Date()) === 'working' ? LOOK_MS : false),
  });
  const state = exportState(job.data ?? null, new Date(job.dataUpdatedAt));
  const lookAgain = () => job.refetch();
  const order = useMutation({ mutationFn: orderExport, onSettled: lookAgain });
  const retry = useMutation({ mutationFn: retryExport, onSettled: lookAgain });
  const cancel = useMutation({ mutationFn: cancelExport, onSettled: lookAgain });
  const download = useMutation({ mutationFn: downloadExport, onError: lookAgain });
  return { job, state, order, retry, cancel, download };
}
