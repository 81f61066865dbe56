import { media } from '@platform/ui';

/**
 * Windows that are too narrow for all links of a signed-in person in the public header: the dashboard stays, the rest
 * moves into an account menu.
 */
export const TIGHT_LINE = `${media.desktop} and (max-width: 1179.98px)`;

/** Windows in which even that needs the links closer together. */
export const NARROW_LINE = `${media.desktop} and (max-width: 839.98px)`;
