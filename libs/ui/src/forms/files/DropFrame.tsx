import { styled } from 'styled-components';
import { token } from '../../tokens/token';

/** Width and height of the disc with the icon. */
export const DISC = token.control.target;

/** The measures of the zone for files: a disc above two lines. Its placeholder has the same. */
export const DropFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.xxs};
  padding: ${token.space.lg} ${token.space.md};
  border: 1.5px dashed ${token.color.line};
  border-radius: ${token.radius.md};
`;
