import * as modules from './modules';
import * as participants from './participants';
import * as renewals from './renewals';
import * as sessions from './sessions';

/** Everything that managers and admins do with their club's training. */
export const changes = { ...modules, ...participants, ...renewals, ...sessions };
