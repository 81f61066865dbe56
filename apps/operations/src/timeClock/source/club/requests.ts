import { asking, saving } from '@platform/module-kit/screens';
import { HOURS_FAILED } from '../failures';

/** Said when the server gave no reason. */
export const read = asking(HOURS_FAILED);
export const save = saving('The hours could not be saved');
export const ask = asking('The hours could not be saved');
