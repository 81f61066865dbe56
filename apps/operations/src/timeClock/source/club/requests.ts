import { asking, saving } from '@platform/module-kit/screens';

/** Said when the server gave no reason. */
export const read = asking('The hours could not be fetched');
export const save = saving('The hours could not be saved');
export const ask = asking('The hours could not be saved');
