import { onDemand } from '../../onDemand';

const part = onDemand(() => import(/* webpackChunkName: "overlays" */ './Popover'));

/** In a chunk with the open menu: a page that opens none never fetches what places it. */
export const Popover = part('Popover');

/** Fetches its code ahead of the press that opens one. */
export const loadPopover = part.ahead;
