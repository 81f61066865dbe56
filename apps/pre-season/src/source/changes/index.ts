import * as budget from './budget';
import * as checklists from './checklists';
import * as copying from './copyForward';
import * as items from './items';
import * as lessons from './lessons';
import * as seasons from './seasons';
import * as templates from './templates';

/** All changes to a club's preparation of a season. */
export const changes = { ...budget, ...checklists, ...copying, ...items, ...lessons, ...seasons, ...templates };
