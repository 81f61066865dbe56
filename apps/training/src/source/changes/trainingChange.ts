import { changesOf } from '@platform/module-kit/screens';
import type { TrainingReads } from '../trainingSource';
import { settle } from './settle';

/** Declares a change of a club's training. */
export const trainingChange = changesOf<TrainingReads>(settle);
