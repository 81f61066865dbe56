import { styled } from 'styled-components';
import { token } from '../tokens/token';

/** A button inside a field, at its end: it empties the field, or shows a password. */
export const FieldButton = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: ${token.control.target};
  border: 0;
  border-radius: ${token.radius.md};
  background: transparent;
  color: ${token.color.inkMuted};
  &:hover {
    color: ${token.color.ink};
  }
`;
