import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';

interface ChartTipProps {
  /** Px from the left edge of the drawing, and how wide that is. */
  x: number;
  width: number;
  title: string;
  rows: readonly { label: string; value: string; swatch: ReactNode }[];
}

/** The values under the pointer. For sighted readers: the chart itself announces them. */
export function ChartTip({ x, width, title, rows }: ChartTipProps) {
  // Its place is set by script once a person reads, so it is never part of served markup.
  const place = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 };
  return (
    <Frame aria-hidden="true" style={place}>
      <Title>{title}</Title>
      {rows.map(({ label, value, swatch }) => (
        <Row key={label}>
          {swatch}
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Row>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  position: absolute;
  top: ${token.space.xs};
  z-index: ${token.layer.sticky};
  display: grid;
  gap: ${token.space.xxs};
  max-width: 60%;
  padding: ${token.space.xs} ${token.space.sm};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.raised};
  font-size: ${token.size.xs};
  line-height: 1.35;
  pointer-events: none;
`;

const Title = styled.p`
  font-weight: ${token.weight.semibold};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space.xs};
`;

const Label = styled.span`
  color: ${token.color.inkMuted};
`;

const Value = styled.span`
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
`;
