import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../forms/Button';
import { token } from '../tokens/token';

export interface ErrorStateProps {
  /** What happened, in the specified words where there are any. */
  title: string;
  /** The reason, and what to do next. */
  description?: ReactNode;
  onRetry?: () => void;
  /** True while the retry runs. */
  retrying?: boolean;
}

/** Something failed where content should be. Announced to screen readers. */
export function ErrorState({ title, description, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <Frame role="alert">
      <svg width="40" height="40" viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <circle cx="20" cy="20" r="18" stroke="currentColor" strokeWidth="2" />
        <path d="M20 11.5v11" stroke="currentColor" strokeWidth="2.75" strokeLinecap="round" />
        <circle cx="20" cy="28" r="1.75" fill="currentColor" />
      </svg>
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          Retry
        </Button>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space.sm};
  padding: ${token.space.xxl} ${token.space.lg};
  text-align: center;
  > svg {
    color: ${token.color.danger};
  }
`;

const Title = styled.p`
  font-size: ${token.size.lg};
  font-weight: ${token.weight.semibold};
`;

const Description = styled.div`
  max-width: 32rem;
  color: ${token.color.inkMuted};
`;
