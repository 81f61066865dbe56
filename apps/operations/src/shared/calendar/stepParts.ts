import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Buttons that step through days or weeks, around the words for what is shown. */
export const Steps = styled.div`
  display: flex;
  align-items: center;
`;

/** The day or the week that is shown. */
export const StepWords = styled.h2`
  min-width: 9.5rem;
  font-size: ${token.size.md};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.semibold};
  text-align: center;
`;
