import { styled } from 'styled-components';
import { token } from '../tokens/token';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  display: inline-block;
  min-width: 1.5rem;
  padding: 0.0625rem 0.375rem;
  border: 1px solid ${token.color.lineStrong};
  border-bottom-width: 2px;
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  font-family: inherit;
  font-size: ${token.size.xs};
  font-weight: ${token.weight.medium};
  line-height: 1.4;
  text-align: center;
  white-space: nowrap;
`;
