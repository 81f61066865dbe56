import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Cross } from '../icon/Cross';
import { token } from '../tokens/token';

export interface ChipProps {
  /** Names the chip; a screen reader hears "Remove …" at its cross. */
  label: string;
  /** Decorative, in front of the label. */
  icon?: ReactNode;
  /** Takes it away: a filter, a chosen person. Without it the chip only says something. */
  onRemove?: () => void;
}

/** One of several small choices, such as an active filter. */
export function Chip({ label, icon, onRemove }: ChipProps) {
  return (
    <Frame data-removable={onRemove ? '' : undefined} data-icon={icon === undefined ? undefined : ''}>
      {icon}
      <Words>{label}</Words>
      {onRemove && (
        <Remove type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
          <Cross />
        </Remove>
      )}
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xs};
  max-width: 100%;
  min-height: 2rem;
  padding-inline: ${token.space.sm};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.full};
  background: ${token.color.neutralSoft};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  line-height: 1.2;
  &[data-icon] {
    padding-inline-start: ${token.space.hair};
  }
  &[data-removable] {
    padding-inline-end: 0;
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2rem;
  height: 2rem;
  border: 0;
  border-radius: ${token.radius.full};
  background: transparent;
  color: ${token.color.inkMuted};
  &:hover {
    background: color-mix(in srgb, currentcolor 14%, transparent);
    color: ${token.color.ink};
  }
  @media (pointer: coarse) {
    width: ${token.control.target};
    height: ${token.control.target};
  }
`;
