import { styled } from 'styled-components';
import { token } from '../../tokens/token';

/** A thing among others of its kind. `$padding` none for content that runs to the edge, such as a table. */
export const Card = styled.div<{ $padding?: 'none' | 'md' | 'lg'; $tone?: 'plain' | 'sunken' }>`
  min-width: 0;
  padding: ${({ $padding = 'md' }) =>
    ({ none: '0', md: token.space.lg, lg: `clamp(${token.space.lg}, 4vw, ${token.space.xl})` })[$padding]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${({ $tone = 'plain' }) => ($tone === 'sunken' ? token.color.surfaceSunken : token.color.surface)};
  box-shadow: ${({ $tone = 'plain' }) => ($tone === 'sunken' ? 'none' : token.shadow.low)};
`;

/** Heading of a card. Choose the level that fits the page with `as`. */
export const CardTitle = styled.h2`
  font-size: ${token.size.lg};
  font-weight: ${token.weight.semibold};
  letter-spacing: -0.01em;
`;
