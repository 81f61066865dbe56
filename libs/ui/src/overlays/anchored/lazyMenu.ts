import { onDemand } from '../../onDemand';

const part = onDemand(() => import(/* webpackChunkName: "overlays" */ './MenuSurface'));

/** Fetches the code of the open list ahead of the press that shows it. */
export const loadMenu = part.ahead;

/** The open list, in a chunk with the popover: most visitors never open a menu. */
export const MenuSurface = part('MenuSurface');

/** The parts of a list, from the same chunk: they are only ever rendered inside an open menu. */
export const MenuItem = part('MenuItem');
export const MenuHeading = part('MenuHeading');
export const MenuSeparator = part('MenuSeparator');
