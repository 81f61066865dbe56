import { asking, saving } from '@platform/module-kit/screens';

/** Shown when the server gave no reason. */
const FETCH_FAILED = 'Failed to fetch the schedule';
const SAVE_FAILED = 'Failed to save the schedule';

export const read = asking(FETCH_FAILED);
export const ask = asking(SAVE_FAILED);
export const save = saving(SAVE_FAILED);
