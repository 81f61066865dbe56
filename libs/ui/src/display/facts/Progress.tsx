import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export interface ProgressProps {
  value: number;
  /** What counts as full; 100 by default. */
  max?: number;
  /** What is being measured; screen readers hear it with the value. */
  label: string;
  /** The value in words, such as "18 of 24 done"; a percentage by default. */
  valueText?: string;
  tone?: 'water' | 'court' | 'success' | 'warning' | 'danger';
}

/** A bar from 0 to max. Values outside are rendered at the end they passed. */
export function Progress({ value, max = 100, label, valueText, tone = 'water' }: ProgressProps) {
  const share = max > 0 && Number.isFinite(value) ? Math.min(1, Math.max(0, value / max)) : 0;
  const percent = Math.round(share * 1000) / 10;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText ?? `${Math.round(percent)}%`}
    >
      {/* Rendered with attributes: an inline style in prerendered markup would break the page's security policy. */}
      <svg width="100%" height="8" aria-hidden="true">
        <Fill $tone={tone} width={`${percent}%`} height="8" rx="4" />
      </svg>
    </Track>
  );
}

const Track = styled.div`
  overflow: hidden;
  width: 100%;
  border-radius: ${token.radius.full};
  background: ${token.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${token.color.line};
`;

const Fill = styled.rect<{ $tone: NonNullable<ProgressProps['tone']> }>`
  fill: ${({ $tone }) => token.color[$tone === 'warning' ? 'warningFill' : $tone]};
  transition: width ${token.motion.slow};
`;
