import { useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/hidden';
import { token } from '../tokens/token';
import { ChartFrame, plainNumber, type ChartProps } from './frame/ChartFrame';
import { donutParts, type Part } from './geometry/donutParts';
import { Swatch } from './frame/Legend';
import { fillOf, SeriesFills } from './frame/seriesLook';
import { useReading } from './frame/useReading';

export interface DonutProps extends Pick<ChartProps, 'title' | 'summary' | 'format' | 'hasTableBeside' | 'empty'> {
  parts: readonly Part[];
  /** What one part is, such as "Department". */
  partName: string;
  /** Word under the whole in the middle, such as "in all". */
  totalLabel?: string;
}

const RADIUS = 68;
const THICKNESS = 26;

/** The parts of a whole. A legend beside the ring lists each part with its name, value and share. */
export function Donut({ parts: given, partName, totalLabel = 'in all', format = plainNumber, ...texts }: DonutProps) {
  const id = useId();
  const parts = donutParts(given);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const percent = (share: number) => `${Math.round(100 * share)}%`;
  const inWords = (index: number) => {
    const part = parts[index];
    return part ? `${part.label}: ${format(part.value)}, ${percent(part.share)}` : '';
  };
  const { reading, said, read, surfaceProps } = useReading({ count: parts.length, inWords });
  const shown = reading === null ? undefined : parts[reading];
  const chart: ChartProps = {
    ...texts,
    format,
    categoryName: partName,
    categories: parts.map(({ label }) => label),
    series: [{ label: 'Value', values: parts.map(({ value }) => value) }],
  };
  return (
    <ChartFrame id={id} chart={{ ...chart, summary: texts.summary }}>
      <Surface {...surfaceProps} aria-label={`${texts.title}. Arrow keys read the parts.`}>
        <Ring width="168" height="168" viewBox="-84 -84 168 168" aria-hidden="true">
          <SeriesFills id={id} count={parts.length} />
          {parts.map(({ label, share, before }, index) => (
            <Arc
              key={label}
              d={arc(before, share)}
              fill={fillOf(id, index)}
              data-faded={(reading !== null && reading !== index) || undefined}
              onPointerMove={() => read(index)}
            />
          ))}
          <Middle y="-2" textAnchor="middle">
            {format(shown?.value ?? total)}
          </Middle>
          <Under y="18" textAnchor="middle">
            {shown ? percent(shown.share) : totalLabel}
          </Under>
        </Ring>
        <Names role="list">
          {parts.map(({ label, value, share }, index) => (
            <Name key={label} data-read={reading === index || undefined} onPointerMove={() => read(index)}>
              <Swatch id={id} index={index} kind="fill" />
              <span>{label}</span>
              <Amount>{format(value)}</Amount>
              <Share>{percent(share)}</Share>
            </Name>
          ))}
        </Names>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Surface>
    </ChartFrame>
  );
}

/** A piece of the ring from `before` on, clockwise from the top; both are shares of the whole. */
function arc(before: number, share: number): string {
  // A full ring has no two ends.
  const end = before + Math.min(share, 0.99999);
  const at = (turn: number, radius: number) =>
    `${(radius * Math.sin(2 * Math.PI * turn)).toFixed(2)} ${(-radius * Math.cos(2 * Math.PI * turn)).toFixed(2)}`;
  const large = share > 0.5 ? 1 : 0;
  const [outer, inner] = [RADIUS + THICKNESS / 2, RADIUS - THICKNESS / 2];
  return `M${at(before, outer)}A${outer} ${outer} 0 ${large} 1 ${at(end, outer)}L${at(end, inner)}A${inner} ${inner} 0 ${large} 0 ${at(before, inner)}Z`;
}

const Surface = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.md} ${token.space.xl};
  border-radius: ${token.radius.sm};
`;

const Ring = styled.svg`
  margin-inline: auto;
`;

const Arc = styled.path`
  stroke: ${token.color.surface};
  stroke-width: 2;
  transition: opacity ${token.motion.quick};
  &[data-faded] {
    opacity: 0.4;
  }
`;

const Middle = styled.text`
  fill: ${token.color.ink};
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

const Under = styled.text`
  fill: ${token.color.inkMuted};
  font-size: ${token.size.xs};
`;

const Names = styled.ul`
  flex: 1 1 14rem;
  display: grid;
  font-size: ${token.size.sm};
`;

const Name = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 3.25rem;
  align-items: center;
  gap: ${token.space.xs};
  padding: ${token.space.xxs} ${token.space.xs};
  border-radius: ${token.radius.sm};
  font-variant-numeric: tabular-nums;
  &[data-read] {
    background: ${token.color.surfaceHover};
  }
`;

const Amount = styled.span`
  font-weight: ${token.weight.semibold};
`;

const Share = styled.span`
  color: ${token.color.inkMuted};
  text-align: end;
`;
