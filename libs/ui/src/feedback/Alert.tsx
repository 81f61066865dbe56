import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../forms/buttons/Button';
import { token } from '../tokens/token';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Shows Retry at the end. */
  onRetry?: () => void;
  /** True while the retry runs. */
  retrying?: boolean;
}

/** A message that stays in its place. Dangers interrupt a screen reader, everything else waits its turn. */
export function Alert({ tone = 'info', title, children, action, onRetry, retrying }: AlertProps) {
  return (
    <Frame role={tone === 'danger' ? 'alert' : 'status'} $tone={tone}>
      <Text>
        {title !== undefined && <Title>{title}</Title>}
        {children !== undefined && <div>{children}</div>}
      </Text>
      {action}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} loading={retrying} size="sm">
          Retry
        </Button>
      )}
    </Frame>
  );
}

const colors: Record<AlertTone, { ground: string; ink: string; edge: string }> = {
  info: { ground: token.color.waterSoft, ink: token.color.waterInk, edge: token.color.water },
  success: { ground: token.color.successSoft, ink: token.color.successInk, edge: token.color.success },
  warning: { ground: token.color.warningSoft, ink: token.color.warningInk, edge: token.color.warning },
  danger: { ground: token.color.dangerSoft, ink: token.color.dangerInk, edge: token.color.danger },
};

const Frame = styled.div<{ $tone: AlertTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.sm} ${token.space.lg};
  padding: ${token.space.md} ${token.space.lg};
  border-radius: ${token.radius.md};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => colors[$tone].edge} 28%, transparent);
  background: ${({ $tone }) => colors[$tone].ground};
  color: ${({ $tone }) => colors[$tone].ink};
  font-size: ${token.size.sm};
`;

/* It may hold input, such as a long address: break it instead of overflowing. */
const Text = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: ${token.weight.semibold};
`;
