import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';

/** Measures of a Stepper whose names have one line each. */
export const BAR = '3px';
export const LINE = '2.25rem';
export const DISC = '1.625rem';
export const NAME_LEADING = '1.25';

/** The placeholder of a Stepper while its code loads, as high as the real one. */
export const StepperPlaceholder = styled(Skeleton)`
  height: calc(${BAR} + ${token.space.xs} + ${LINE});
  @media ${media.compact} {
    height: calc(${BAR} + ${token.space.xs} + ${DISC} + ${token.space.xxs} + ${token.size.sm} * ${NAME_LEADING});
  }
`;
