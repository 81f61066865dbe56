import * as clocking from './clocking';
import * as entries from './entries';
import { saveRules } from './saveRules';
import * as sharedClocks from './sharedClocks';

/** Everything that people and managers do with their club's time clock. */
export const changes = { ...clocking, ...entries, ...sharedClocks, saveRules };
