import * as clocking from './clocking';
import * as entries from './entries';
import { saveRules } from './saveRules';

/** Everything that people and managers do with the time clock of their club. */
export const changes = { ...clocking, ...entries, saveRules };
