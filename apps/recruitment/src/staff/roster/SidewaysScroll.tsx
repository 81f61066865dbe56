import { styled } from 'styled-components';

/** Lets a row of choices that a phone has no room for scroll by itself, each choice in one line. */
export const SidewaysScroll = styled.div`
  max-width: 100%;
  overflow-x: auto;
  && > * {
    min-width: max-content;
  }
`;
