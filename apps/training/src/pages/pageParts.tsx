import { styled } from 'styled-components';

/** Not on paper: buttons, links that lead elsewhere. */
export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

/** Only on paper. */
export const PaperOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
