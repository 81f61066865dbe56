import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';

export interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  /** Buttons on the right; below the text on a phone. */
  actions?: ReactNode;
  /** Small line above the title, such as the club's name. */
  eyebrow?: ReactNode;
  /** Lower, with the eyebrow beside the title: for a screen whose rows are what people come for. */
  compact?: boolean;
}

/** Top of a screen: its only h1, one sentence, the main actions. */
export function PageHeader({ title, description, actions, eyebrow, compact }: PageHeaderProps) {
  return (
    <Frame data-compact={compact || undefined}>
      <Text>
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>{title}</Title>
        {description !== undefined && <Description>{description}</Description>}
      </Text>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Frame>
  );
}

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token.space.md} ${token.space.xl};
  padding-block: ${token.space.xl} ${token.space.lg};
  &[data-compact] {
    align-items: center;
    padding-block: ${token.space.xs} ${token.space.xxs};
  }
`;

const Text = styled.div`
  flex: 1 1 20rem;
  display: grid;
  gap: ${token.space.xxs};
  min-width: 0;
  overflow-wrap: anywhere;
  [data-compact] > & {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space.sm};
  }
`;

const Eyebrow = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  [data-compact] & {
    order: 1;
  }
`;

const Title = styled.h1`
  font-family: ${token.font.display};
  font-size: ${token.size.xxl};
  font-weight: ${token.weight.display};
  letter-spacing: -0.015em;
  [data-compact] & {
    font-size: ${token.size.xl};
  }
`;

const Description = styled.p`
  max-width: ${token.width.text};
  color: ${token.color.inkMuted};
  [data-compact] & {
    order: 2;
    flex-basis: 100%;
    font-size: ${token.size.sm};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xs};
`;
