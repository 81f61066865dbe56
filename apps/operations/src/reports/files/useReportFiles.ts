import { useMutation, useQuery } from '@platform/module-kit';
import { callWorker, cancelJob, downloadJobFile, jobState, needsWorker, retryJob } from '@platform/module-kit/screens';
import type { Member } from '@platform/session';
import { useEffect, useState } from 'react';
import type { Period } from '../period/period';
import {
  NOT_CANCELLED,
  NOT_STARTED,
  orderReport,
  readReportFiles,
  type ReportFile,
  type ReportType,
} from './reportFile';

/** How often to check a file in progress (ms). */
const LOOK_MS = 1000;

/** The PDF whose progress the page shows. */
interface Followed {
  id: string;
  /** Requested since the page was opened: the browser saves it when it is ready. */
  isOrderedHere: boolean;
}

const isWorking = ({ status }: ReportFile) => status === 'queued' || status === 'running';

/**
 * The PDFs of the club's reports, and what the person can do with them. The browser saves a PDF that was requested on
 * this page when it is ready. After a reload, the page finds a PDF in progress.
 */
export function useReportFiles({ user, club }: Member) {
  const [followed, setFollowed] = useState<Followed | null>(null);
  const files = useQuery({
    queryKey: ['reports', club.id, 'files', user.id],
    queryFn: async () => {
      const found = await readReportFiles(club.id);
      const stuck = found.filter((file) => file.requested_by === user.id && needsWorker(file, new Date()));
      // A failed call is ignored: the next check repeats it, and the list already has the status of the job.
      await Promise.all(stuck.map(({ id }) => callWorker('generate-report', id, NOT_STARTED).catch(() => undefined)));
      return found;
    },
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? LOOK_MS : false),
  });
  const own = files.data?.filter((file) => file.requested_by === user.id) ?? [];
  // Follow a PDF in progress that a reload found, too.
  const underWay = own.find(isWorking);
  if (followed === null && underWay) setFollowed({ id: underWay.id, isOrderedHere: false });
  const current = own.find(({ id }) => id === followed?.id) ?? null;

  /** The status of the file in the last answer. */
  const stateOf = (file: ReportFile | null) => jobState(file, new Date(files.dataUpdatedAt));

  const lookAgain = () => files.refetch();
  const order = useMutation({
    mutationFn: ({ type, period }: { type: ReportType; period: Period }) => orderReport(type, period),
    onSuccess: (id) => setFollowed({ id, isOrderedHere: true }),
    onSettled: lookAgain,
  });
  const retry = useMutation({
    mutationFn: (id: string) => retryJob('generate-report', id, NOT_STARTED),
    onSettled: lookAgain,
  });
  const cancel = useMutation({ mutationFn: (id: string) => cancelJob(id, NOT_CANCELLED), onSettled: lookAgain });
  const download = useMutation({ mutationFn: downloadJobFile, onError: lookAgain });

  const isSaved = followed?.isOrderedHere === true && current?.status === 'done';
  const savedId = isSaved ? current.id : null;
  const { mutate: save } = download;
  useEffect(() => {
    if (savedId !== null) save(savedId);
  }, [savedId, save]);

  return { files, current, isSaved, stateOf, order, retry, cancel, download };
}

export type ReportFiles = ReturnType<typeof useReportFiles>;
