import { css, keyframes, styled } from 'styled-components';
import { token } from '../tokens/token';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** The animation of every placeholder. */
export const breathing = css`
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** A gray placeholder with the size of the loading content. Decorative: the region around it says aria-busy. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $round?: boolean;
}>`
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${({ $round }) => ($round ? token.radius.full : token.radius.sm)};
  background: ${token.color.line};
  ${breathing}
`;
