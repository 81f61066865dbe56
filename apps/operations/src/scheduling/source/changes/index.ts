import * as minorLimits from './minorLimits';
import * as ownRequests from './ownRequests';
import * as ownWeek from './ownWeek';
import * as planningRules from './planningRules';
import * as publishing from './publishing';
import * as requests from './requests';
import * as shifts from './shifts';
import * as weeks from './weeks';

/** All changes to the schedule. */
export const changes = {
  ...shifts,
  ...weeks,
  ...publishing,
  ...requests,
  ...ownRequests,
  ...planningRules,
  ...minorLimits,
  ...ownWeek,
};
