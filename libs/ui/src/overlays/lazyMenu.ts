import { lazy } from 'react';

/** Starts loading the menu's code; later calls answer the same module. */
export const loadMenuSurface = () => import('./MenuSurface');

/** The open list, in a chunk of its own: most visitors never open a menu. */
export const MenuSurface = lazy(() => loadMenuSurface().then((module) => ({ default: module.MenuSurface })));

/** The parts of a list, from the same chunk: they are only ever drawn inside an open menu. */
export const MenuItem = lazy(() => loadMenuSurface().then((module) => ({ default: module.MenuItem })));
export const MenuHeading = lazy(() => loadMenuSurface().then((module) => ({ default: module.MenuHeading })));
export const MenuSeparator = lazy(() => loadMenuSurface().then((module) => ({ default: module.MenuSeparator })));
