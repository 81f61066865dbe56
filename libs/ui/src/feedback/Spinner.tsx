import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/hidden';

export interface SpinnerProps {
  /** Edge in px. */
  size?: number;
  /** Read out by screen readers. Without it the spinner is decorative: the text beside it says what happens. */
  label?: string;
}

/** Something is under way, and its duration is unknown. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  const wheel = (
    <Wheel width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </Wheel>
  );
  if (label === undefined) return wheel;
  return (
    <span role="status">
      {wheel}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Wheel = styled.svg`
  animation: ${turn} 800ms linear infinite;
`;
