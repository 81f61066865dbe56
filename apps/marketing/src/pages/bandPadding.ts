import { token } from '@platform/ui';

/** The air above and below the content of a band: 72–90 px. Two neighbours bring it twice. */
export const bandPadding = `max(${token.space.xxxl}, calc(0.7 * ${token.space.band}))`;
