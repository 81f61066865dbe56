import { styled } from 'styled-components';

/** Lets a row of choices scroll sideways where a phone is too narrow, each choice on one line. */
export const SidewaysScroll = styled.div`
  max-width: 100%;
  overflow-x: auto;
  && > * {
    min-width: max-content;
  }
`;
