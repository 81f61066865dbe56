import * as applications from './applications';
import * as jobRoles from './jobRoles';
import * as lastSeason from './lastSeason';
import * as letters from './letters';

/** All changes to applications and job roles. */
export const changes = { ...applications, ...letters, ...jobRoles, ...lastSeason };
