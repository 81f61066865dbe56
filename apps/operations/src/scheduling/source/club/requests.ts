import { asking, saving } from '@platform/module-kit/screens';
import { SCHEDULE_FAILED } from '../failures';
const SAVE_FAILED = 'Failed to save the schedule';

export const read = asking(SCHEDULE_FAILED);
export const ask = asking(SAVE_FAILED);
export const save = saving(SAVE_FAILED);
