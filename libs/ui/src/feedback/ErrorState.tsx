import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../forms/buttons/Button';
import { token } from '../tokens/token';
import { StateDescription, StateFrame, StateTitle } from './stateParts';

export interface ErrorStateProps {
  /** What happened, in the words of specification 8.8 and 8.10 where they have some. */
  title: string;
  /** True where it is all that the page holds: its title is the page's heading. */
  wholePage?: boolean;
  /** The reason, and what to do next. */
  description?: ReactNode;
  onRetry?: () => void;
  /** True while the retry runs. */
  retrying?: boolean;
}

/** Something failed where content should be. Announced to screen readers. */
export function ErrorState({ title, wholePage = false, description, onRetry, retrying }: ErrorStateProps) {
  return (
    <Frame role="alert">
      <svg width="40" height="40" viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <circle cx="20" cy="20" r="18" stroke="currentColor" strokeWidth="2" />
        <path d="M20 11.5v11" stroke="currentColor" strokeWidth="2.75" strokeLinecap="round" />
        <circle cx="20" cy="28" r="1.75" fill="currentColor" />
      </svg>
      <StateTitle as={wholePage ? 'h1' : undefined}>{title}</StateTitle>
      {description !== undefined && <StateDescription>{description}</StateDescription>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          Retry
        </Button>
      )}
    </Frame>
  );
}

const Frame = styled(StateFrame)`
  > svg {
    color: ${token.color.danger};
  }
`;
