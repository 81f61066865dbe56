import { useState, type ReactNode } from 'react';
import { ChartColumn, Table2 } from 'lucide-react';
import { styled } from 'styled-components';
import { EmptyState } from '../../feedback/EmptyState';
import { token } from '../../tokens/token';
import { ChartTable } from './ChartTable';
import { hasValues, summaryOf, type ChartData } from '../geometry/chartData';

/** What all charts have in common. */
export interface ChartProps extends ChartData {
  /** What the chart shows, such as "Labour against budget". */
  title: string;
  /** What it says, in a sentence under the title; without it, screen readers hear the span and the extremes. */
  summary?: string;
  /** Writes a value, such as `$2,500`; at most two decimals by default. */
  format?: (value: number) => string;
  /** The page has a table of the same values beside the chart. Otherwise they are printed under it. */
  hasTableBeside?: boolean;
  /** What to say, and to do, while there are no values. */
  empty?: { title: string; description?: ReactNode; action?: ReactNode };
}

/** Writes a value with at most two decimals. */
export const plainNumber = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

interface ChartFrameProps {
  id: string;
  chart: ChartProps;
  legend?: ReactNode;
  children: ReactNode;
}

/** Title, summary and legend around a drawing, and its twin: the same values as a table. */
export function ChartFrame({ id, chart, legend, children }: ChartFrameProps) {
  const { title, summary, format = plainNumber, hasTableBeside = false, empty } = chart;
  const [asTable, setAsTable] = useState(false);
  if (!hasValues(chart)) {
    return (
      <Figure aria-labelledby={`${id}-title`}>
        <Title id={`${id}-title`}>{title}</Title>
        <EmptyState
          icon={<ChartColumn size={24} strokeWidth={1.75} />}
          title={empty?.title ?? 'Nothing to show yet'}
          description={empty?.description ?? 'The chart is drawn as soon as there are values.'}
          action={empty?.action}
        />
      </Figure>
    );
  }
  return (
    <Figure aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <Head>
        <Words>
          <Title id={`${id}-title`}>{title}</Title>
          <Summary id={`${id}-summary`} data-unseen={summary === undefined || undefined}>
            {summary ?? summaryOf(chart, format)}
          </Summary>
        </Words>
        <Toggle
          type="button"
          aria-pressed={asTable}
          aria-label={`${title} as a table`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <ChartColumn size={18} strokeWidth={1.75} /> : <Table2 size={18} strokeWidth={1.75} />}
          <span>{asTable ? 'Chart' : 'Table'}</span>
        </Toggle>
      </Head>
      {asTable ? (
        <ChartTable chart={chart} format={format} />
      ) : (
        <>
          {legend}
          {children}
          {!hasTableBeside && (
            <Printed>
              <ChartTable chart={chart} format={format} />
            </Printed>
          )}
        </>
      )}
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.sm};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space.sm};
`;

const Words = styled.figcaption`
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${token.weight.semibold};
  line-height: ${token.leading.heading};
`;

const Summary = styled.p`
  margin-top: ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  &[data-unseen] {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** On paper, no one can point at a bar. */
const Printed = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: ${token.space.xs};
  min-height: 2.25rem;
  margin-block: calc(-1 * ${token.space.xs});
  padding-inline: ${token.space.sm};
  border: 0;
  border-radius: ${token.radius.sm};
  background: transparent;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  &:hover {
    background: ${token.color.surfaceHover};
    color: ${token.color.ink};
  }
  @media (pointer: coarse) {
    min-height: ${token.control.target};
  }
  @media print {
    display: none;
  }
`;
