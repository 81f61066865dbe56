import { asking, saving } from '@platform/module-kit/screens';

/** Specification 8.10: shown when a read failed and the server gave no reason. */
const FETCH_FAILED = 'Failed to fetch training modules';
/** Shown when a save failed and the server gave no reason. */
const SAVE_FAILED = 'Failed to save training';

export const read = asking(FETCH_FAILED);
export const ask = asking(SAVE_FAILED);
export const save = saving(SAVE_FAILED);
