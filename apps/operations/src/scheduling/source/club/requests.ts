import { asking, readPartOf, saving } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { SCHEDULE_FAILED } from '../failures';
const SAVE_FAILED = 'Failed to save the schedule';

export const read = asking(SCHEDULE_FAILED);
/** Reads what the schedule reads first, together with the other parts of it (`schedule_start`). */
export const readFirst = <Part>(club: Club, part: string, alone: () => Promise<Part>): Promise<Part> =>
  readPartOf('schedule_start', part, club.id, alone);

export const ask = asking(SAVE_FAILED);
export const save = saving(SAVE_FAILED);
