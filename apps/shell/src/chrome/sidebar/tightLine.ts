import { media } from '@platform/ui';

/**
 * Windows in which the one line of the public header has no room for all that a signed-in person finds there besides:
 * the dashboard stays in it, the rest stands in an account menu.
 */
export const TIGHT_LINE = `${media.desktop} and (max-width: 1179.98px)`;

/** Windows in which even that fits only with the links closer together. */
export const NARROW_LINE = `${media.desktop} and (max-width: 839.98px)`;
