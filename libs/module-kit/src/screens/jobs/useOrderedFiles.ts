import { useMutation, useQuery } from '@platform/module-kit';
import { useEffect, useState } from 'react';
import { jobState, needsWorker } from './job';
import { cancelJob, downloadJobFile, retryJob } from './jobCalls';
import { NOT_CANCELLED, NOT_STARTED, startFile, type OrderedFile } from './orderedFile';

/** How often to check a file in progress (ms). */
const LOOK_MS = 1000;

/** The PDF whose progress the page shows. */
interface Followed {
  id: string;
  /** Requested since the page was opened: the browser saves it when it is ready. */
  isOrderedHere: boolean;
}

/** Which PDFs a page shows, and how the person orders one. */
interface OrderedFilesOptions<File extends OrderedFile, Order> {
  queryKey: readonly unknown[];
  /** The account of the person. */
  userId: string;
  /** The latest first. @throws DataError */
  read: () => Promise<File[]>;
  /** Orders a PDF and starts its worker. Returns the id of the job. @throws DataError */
  place: (order: Order) => Promise<string>;
  /** What happens to a file that was ordered on this page and is ready; by default the browser saves it. */
  deliver?: (file: File) => Promise<void>;
}

const isWorking = ({ status }: OrderedFile) => status === 'queued' || status === 'running';

/**
 * PDFs that the server makes, and what the person can do with them. The browser saves a PDF that was requested on
 * this page when it is ready. After a reload, the page finds a PDF in progress.
 */
export function useOrderedFiles<File extends OrderedFile, Order>(options: OrderedFilesOptions<File, Order>) {
  const { queryKey, userId, read, place, deliver } = options;
  const [followed, setFollowed] = useState<Followed | null>(null);
  const files = useQuery({
    queryKey,
    queryFn: async () => {
      const found = await read();
      const stuck = found.filter((file) => file.requested_by === userId && needsWorker(file, new Date()));
      // A failed call is ignored: the next check repeats it, and the list already has the status of the job.
      await Promise.all(stuck.map(({ id }) => startFile(id).catch(() => undefined)));
      return found;
    },
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? LOOK_MS : false),
  });
  const own = files.data?.filter((file) => file.requested_by === userId) ?? [];
  // Follow a PDF in progress that a reload found, too.
  const underWay = own.find(isWorking);
  if (followed === null && underWay) setFollowed({ id: underWay.id, isOrderedHere: false });
  const current = own.find(({ id }) => id === followed?.id) ?? null;

  /** The status of the file in the last answer. */
  const stateOf = (file: File | null) => jobState(file, new Date(files.dataUpdatedAt));

  const lookAgain = () => files.refetch();
  const order = useMutation({
    mutationFn: place,
    onSuccess: (id) => setFollowed({ id, isOrderedHere: true }),
    onSettled: lookAgain,
  });
  const retry = useMutation({
    mutationFn: (id: string) => retryJob('generate-report', id, NOT_STARTED),
    onSettled: lookAgain,
  });
  const cancel = useMutation({ mutationFn: (id: string) => cancelJob(id, NOT_CANCELLED), onSettled: lookAgain });
  const download = useMutation({
    mutationFn: (id: string) => {
      const file = own.find((one) => one.id === id);
      return deliver && file ? deliver(file) : downloadJobFile(id);
    },
    onError: lookAgain,
  });

  const isSaved = followed?.isOrderedHere === true && current?.status === 'done';
  const savedId = isSaved ? current.id : null;
  const { mutate: save } = download;
  useEffect(() => {
    if (savedId !== null) save(savedId);
  }, [savedId, save]);

  return { files, isFollowed: followed !== null, current, isSaved, stateOf, order, retry, cancel, download };
}

/** What a page shows and does with its PDFs. */
export type OrderedFiles<File extends OrderedFile, Order> = ReturnType<typeof useOrderedFiles<File, Order>>;
