import { workerCode } from '@platform/module-kit';
import type { WorkerNews } from '../../worker/answerWork';

export interface WorkerOptions<Progress> {
  /** Ends the work at once. The promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Does work in a worker, so that the page keeps answering the person. The program begins with `answerWork` of
 * `@platform/module-kit/worker`. A module imports it as `./program?worker`, its compiled text, so the digests of the release
 * cover it.
 * @param given what the program works with, a value that can be cloned
 * @throws Error with the program's own message, or one that says that the browser did not start it
 */
export function startWorker<Answer, Progress = never>(
  program: string,
  given: unknown,
  { signal, onProgress }: WorkerOptions<Progress> = {},
): Promise<Answer> {
  const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  return new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    workerCode.add(address);
    const worker = new Worker(address);
    workerCode.delete(address);
    const end = (settle: () => void) => {
      worker.terminate();
      signal?.removeEventListener('abort', onAbort);
      settle();
    };
    const onAbort = () => end(() => reject(signal?.reason as Error));
    signal?.addEventListener('abort', onAbort);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerNews<Answer, Progress>>) => {
      if (data.kind === 'progress') onProgress?.(data.progress);
      else if (data.kind === 'answer') end(() => resolve(data.answer));
      else end(() => reject(new Error(data.message)));
    });
    const fail = (message: string) => end(() => reject(new Error(message)));
    worker.addEventListener('error', ({ message }) => fail(message || 'The browser did not start the work.'));
    worker.addEventListener('messageerror', () => fail('The browser could not read the answer.'));
    worker.postMessage(given);
  }).finally(() => {
    workerCode.delete(address);
    URL.revokeObjectURL(address);
  });
}
