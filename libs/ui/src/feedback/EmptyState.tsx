import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { StateDescription, StateFrame, StateTitle } from './stateParts';

export interface EmptyStateProps {
  title: string;
  /** What will be here, and how it gets here. */
  description?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, description, action, icon }: EmptyStateProps) {
  return (
    <StateFrame>
      {icon !== undefined && <Disc>{icon}</Disc>}
      <StateTitle>{title}</StateTitle>
      {description !== undefined && <Description>{description}</Description>}
      {action}
    </StateFrame>
  );
}

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${token.radius.full};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
`;

/** Narrower than a reason: it is one sentence under a disc. */
const Description = styled(StateDescription)`
  max-width: 28rem;
`;
