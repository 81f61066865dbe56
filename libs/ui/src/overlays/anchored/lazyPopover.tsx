import { onDemand } from '../../onDemand';

const part = onDemand(() => import('./Popover'));

/** In a chunk of its own: a page that opens none never fetches what places it. */
export const Popover = part('Popover');

/** Fetches its code ahead of the press that opens one. */
export const loadPopover = part.ahead;
