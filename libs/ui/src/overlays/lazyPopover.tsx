import { onDemand } from '../onDemand';

/** In a chunk of its own: a page that opens none never fetches what places it. */
export const Popover = onDemand(() => import('./Popover'))('Popover');
