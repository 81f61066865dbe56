import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';

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
    <Frame>
      {icon !== undefined && <Disc>{icon}</Disc>}
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {action}
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
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${token.radius.full};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
`;

const Title = styled.p`
  font-size: ${token.size.lg};
  font-weight: ${token.weight.semibold};
`;

const Description = styled.p`
  max-width: 28rem;
  color: ${token.color.inkMuted};
`;
