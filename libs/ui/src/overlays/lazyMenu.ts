import { onDemand } from '../onDemand';

/** Starts loading the menu's code; later calls answer the same module. */
export const loadMenuSurface = () => import('./MenuSurface');

const part = onDemand(loadMenuSurface);

/** The open list, in a chunk of its own: most visitors never open a menu. */
export const MenuSurface = part('MenuSurface');

/** The parts of a list, from the same chunk: they are only ever drawn inside an open menu. */
export const MenuItem = part('MenuItem');
export const MenuHeading = part('MenuHeading');
export const MenuSeparator = part('MenuSeparator');
