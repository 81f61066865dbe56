import { css, styled } from 'styled-components';
import { token } from '../tokens/token';

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Read by screen readers, and invisible. */
export const VisuallyHidden = styled.span`
  ${hidden}
`;

/** First link of the page: jumps over the header. Seen only while it has the focus. */
export const SkipLink = styled.a`
  &:not(:focus) {
    ${hidden}
  }
  &:focus {
    position: fixed;
    inset: ${token.space.sm} auto auto ${token.space.sm};
    z-index: ${token.layer.skip};
    padding: ${token.space.sm} ${token.space.lg};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-weight: ${token.weight.semibold};
    box-shadow: ${token.shadow.floating};
  }
`;
