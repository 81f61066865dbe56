import * as feedback from './feedback';
import * as lessons from './lessons';

/** All changes of what a club keeps of a season. */
export const changes = { ...feedback, ...lessons };
