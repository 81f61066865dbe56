import { styled } from 'styled-components';
import { token } from '../tokens/token';

/** The column of a page in the app. It has one width, so that a person who changes pages keeps the left edge. */
export const AppPage = styled.div`
  max-width: ${token.width.wide};
  margin-inline: auto;
`;
