import { asking, saving, TRAINING_MODULES_FAILED } from '@platform/module-kit/screens';
import { SAVE_TRAINING_FAILED } from '../failures';

export const read = asking(TRAINING_MODULES_FAILED);
export const ask = asking(SAVE_TRAINING_FAILED);
export const save = saving(SAVE_TRAINING_FAILED);
