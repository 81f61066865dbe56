import { startWorker, type WorkerOptions } from '@platform/module-kit/screens';
import type { FillInput, FillProgress, FillResult } from './fill';
import { program } from './search/fillProgram?worker';

/** Fills a week beside the page. */
export const fillInWorker = (input: FillInput, options: WorkerOptions<FillProgress>): Promise<FillResult> =>
  startWorker<FillResult, FillProgress>(program, input, options);
