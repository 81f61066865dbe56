import { answerWork } from '@platform/module-kit/worker';
import type { FillInput, FillProgress, FillResult } from '../fill';
import { fillWeek } from '../fillWeek';

// Runs in a worker: fillInWorker.ts starts it.
answerWork<FillInput, FillResult, FillProgress>(fillWeek);
