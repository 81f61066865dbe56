import { token } from '@platform/ui';
import { css } from 'styled-components';

/** A draft is pale and striped in its role's color, `--role`. */
export const draftLook = css`
  border-style: dashed;
  border-left-style: solid;
  background: repeating-linear-gradient(
    135deg,
    ${token.color.surface} 0 6px,
    color-mix(in srgb, var(--role) 7%, ${token.color.surface}) 6px 12px
  );
`;
