import { token } from './token';

/**
 * For an area with a dark ground (surfaceInverse, surfaceCourt, surfaceDanger): gives whatever is focused on it a ring
 * that stands out there. The area itself must not take the focus, its ring lies on the page around it.
 */
export const focusOnColor = `--color-focus: ${token.color.focusInverse};`;
