import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

/** A form of the public site: its fields in two columns where there is room. */
export const FormGrid = styled.form`
  position: relative;
  display: grid;
  gap: ${token.space.lg};
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Spans both columns. */
export const FormRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.sm};
  grid-column: 1 / -1;
  min-width: 0;
`;
