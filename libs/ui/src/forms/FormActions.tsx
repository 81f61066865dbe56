import { styled } from 'styled-components';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';

/** The buttons that end a form: the main one first, full width on a phone. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.sm};
  padding-top: ${token.space.xs};
  @media ${media.mobile} {
    flex-direction: column;
    align-items: stretch;
  }
`;
