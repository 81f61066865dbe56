import * as certifications from './certifications';
import * as importing from './importing';
import * as onboarding from './onboarding';
import * as people from './people';

/** All changes to the staff. */
export const changes = { ...people, ...certifications, ...onboarding, ...importing };
