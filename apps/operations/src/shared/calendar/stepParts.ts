import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Buttons that step through days or weeks, around the words for what is shown. */
export const Steps = styled.div`
  display: flex;
  align-items: center;
  > button {
    flex: none;
  }
`;

/** The day or the week that is shown. */
export const StepWords = styled.h2`
  /* As wide for every week, so that the buttons stay in place; on a narrow phone, the words take two lines. */
  min-width: min(9.5rem, 32vw);
  font-size: ${token.size.md};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.semibold};
  text-align: center;
`;
