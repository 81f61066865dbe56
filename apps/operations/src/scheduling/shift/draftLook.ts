import { token } from '@platform/ui';
import { css } from 'styled-components';

const pale = `color-mix(in srgb, var(--role) 10%, ${token.color.surface})`;

/**
 * A layer of a background: the stripes of a draft, pale in its role's color, `--role`. They are a small tile that
 * repeats: one gradient over the whole shift takes a browser without a graphics card longer to draw.
 */
export const stripes = `linear-gradient(
    135deg,
    ${token.color.surface} 25%,
    ${pale} 25% 50%,
    ${token.color.surface} 50% 75%,
    ${pale} 75%
  )
  0 0 / 17px 17px`;

/**
 * A draft is pale and striped. Where the system chooses the colors, it has no stripes, so its border is dashed. It is
 * dashed only there: dashes with round corners take half of the time in which a week is drawn.
 */
export const draftLook = css`
  background: ${stripes};
  @media (forced-colors: active) {
    border-style: dashed;
  }
`;
