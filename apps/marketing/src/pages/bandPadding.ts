import { token } from '@platform/ui';

/** The padding above and below the content of a section: 72–90 px. Between two sections it counts twice. */
export const bandPadding = `max(${token.space.xxxl}, calc(0.7 * ${token.space.band}))`;
