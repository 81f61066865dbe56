import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';

export type Tone = 'neutral' | 'water' | 'court' | 'success' | 'warning' | 'danger' | 'outline';

const colors: Record<Tone, { ground: string; ink: string; edge: string }> = {
  neutral: { ground: token.color.neutralSoft, ink: token.color.ink, edge: 'transparent' },
  water: { ground: token.color.waterSoft, ink: token.color.waterInk, edge: 'transparent' },
  court: { ground: token.color.courtSoft, ink: token.color.courtInk, edge: 'transparent' },
  success: { ground: token.color.successSoft, ink: token.color.successInk, edge: 'transparent' },
  warning: { ground: token.color.warningSoft, ink: token.color.warningInk, edge: 'transparent' },
  danger: { ground: token.color.dangerSoft, ink: token.color.dangerInk, edge: 'transparent' },
  outline: { ground: 'transparent', ink: token.color.inkMuted, edge: token.color.lineStrong },
};

/** A word or a number about the thing beside it. The words carry the meaning, the tone only repeats it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <Label $tone={tone}>{children}</Label>;
}

const Label = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xxs};
  padding: 0.1875rem 0.625rem;
  border: 1px solid ${({ $tone }) => colors[$tone].edge};
  border-radius: ${token.radius.full};
  background: ${({ $tone }) => colors[$tone].ground};
  color: ${({ $tone }) => colors[$tone].ink};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  white-space: nowrap;
`;
