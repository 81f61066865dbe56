import { Loaded } from '@platform/module-kit';
import { allOf, PageIcon, Quiet } from '@platform/module-kit/screens';
import {
  Card,
  EmptyState,
  IconButton,
  Inline,
  media,
  onDemand,
  Progress,
  Skeleton,
  Stack,
  Tiles,
  token,
} from '@platform/ui';
import { ArrowDown, ArrowRight, ArrowUp, Pencil } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { figureInWords, measureIds, targetInWords } from '../../rules/measures';
import { isAtTarget, progressOf, trendInWords } from '../../rules/metricProgress';
import { useMeasures, useMetrics } from '../../source/queries';
import type { MeasureFigure, Metric, Trend } from '../../source/rows/metric';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { STRATEGIC_METRICS_FAILED } from '../../source/failures';
import { AddButton } from '../parts/AddButton';

const MetricDialog = onDemand(() => import('./MetricDialog'))('MetricDialog');

/** The club's strategic metrics: each with its figure, target and trend. */
export function MetricTiles() {
  const metrics = useMetrics();
  const figures = useMeasures();
  return (
    <Loaded
      query={allOf([metrics, figures])}
      label="the strategic metrics"
      failure={STRATEGIC_METRICS_FAILED}
      shape={
        <Tiles>
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} as="li" $height="9.5rem" />
          ))}
        </Tiles>
      }
    >
      {([found, measured]) => <Metrics metrics={found} figures={measured} />}
    </Loaded>
  );
}

interface MetricsProps {
  metrics: readonly Metric[];
  figures: readonly MeasureFigure[];
}

function Metrics({ metrics, figures }: MetricsProps) {
  const { canManage } = useClubFutureSource();
  const [edited, setEdited] = useState<Metric | 'new'>();
  const year = figures.find((figure) => figure.year !== null)?.year;
  const free = measureIds.filter((id) => metrics.every(({ measure }) => measure !== id));
  const add = canManage && free.length > 0 && <AddButton onClick={() => setEdited('new')}>Add metric</AddButton>;
  return (
    <section aria-labelledby="metrics-title">
      <Stack $gap="sm">
        <Inline $justify="between">
          <Inline $gap="xs" $align="baseline">
            <Title id="metrics-title">Strategic metrics</Title>
            {year && <Quiet>Season {year}</Quiet>}
          </Inline>
          {metrics.length > 0 && add}
        </Inline>
        {metrics.length === 0 ? (
          <Card>
            <EmptyState
              title="No metrics yet"
              description="Choose what your club measures itself by, and the target. The figures are counted for you."
              icon={<PageIcon to="/club-future" size={24} />}
              action={add || undefined}
            />
          </Card>
        ) : (
          <Tiles>
            {metrics.map((metric) => (
              <li key={metric.id}>
                <MetricTile
                  metric={metric}
                  figure={figures.find(({ measure }) => measure === metric.measure)}
                  onEdit={() => setEdited(metric)}
                />
              </li>
            ))}
          </Tiles>
        )}
      </Stack>
      {edited && (
        <MetricDialog
          metric={edited === 'new' ? undefined : edited}
          free={free}
          figures={figures}
          position={metrics.length + 1}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

interface MetricTileProps {
  metric: Metric;
  figure: MeasureFigure | undefined;
  onEdit: () => void;
}

function MetricTile({ metric, figure, onEdit }: MetricTileProps) {
  const { canManage } = useClubFutureSource();
  const { name, measure, target, direction } = metric;
  const current = figure?.current ?? null;
  const percent = progressOf(current, target);
  const isThere = isAtTarget(current, target, direction);
  const trend = figure && trendInWords(metric, figure);
  const now = figureInWords(measure, current);
  const aim = targetInWords(metric);
  return (
    <Tile>
      <Head>
        <Name>{name}</Name>
        {canManage && (
          <IconButton label={`Edit metric ${name}`} icon={<Pencil size={16} aria-hidden="true" />} onClick={onEdit} />
        )}
      </Head>
      <Line>
        <Value>{now}</Value>
        <Quiet>Target {aim}</Quiet>
      </Line>
      <Progress
        label={name}
        value={percent ?? 0}
        valueText={current === null ? 'Not measured yet' : `${now}, target ${aim}`}
        tone={isThere ? 'success' : 'water'}
      />
      <Foot>
        {isThere !== null && (
          <span>{isThere ? 'At target' : direction === 'at_most' ? 'Above target' : 'Below target'}</span>
        )}
        {current === null && <span>Not measured yet</span>}
        {current === null && figure?.previousYear && figure.previous !== null && (
          <span>
            {figureInWords(measure, figure.previous)} in {figure.previousYear}
          </span>
        )}
        {trend && figure?.trend && (
          <TrendLine data-good={trend.isGood ?? undefined}>
            <TrendMark trend={figure.trend} />
            {trend.words}
          </TrendLine>
        )}
      </Foot>
    </Tile>
  );
}

const marks = { up: ArrowUp, down: ArrowDown, stable: ArrowRight };

function TrendMark({ trend }: { trend: Trend }) {
  const Mark = marks[trend];
  return <Mark size={14} aria-hidden="true" />;
}

const Title = styled.h2`
  font-size: ${token.size.lg};
  font-weight: ${token.weight.semibold};
`;

const Tile = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${token.space.xs};
  height: 100%;
  padding: ${token.space.md};
  @media ${media.compact} {
    gap: ${token.space.xxs};
    padding: ${token.space.sm};
  }
`;

/** The button is in the corner, where its size does not make the line of the name higher. */
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  button {
    margin: calc(-1 * ${token.space.sm}) calc(-1 * ${token.space.sm}) calc(-1 * ${token.space.sm}) 0;
  }
`;

const Name = styled.h3`
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space.sm};
`;

const Value = styled.strong`
  font-size: ${token.size.xxl};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${token.leading.heading};
  @media ${media.compact} {
    font-size: ${token.size.xl};
  }
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
`;

const TrendLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xxs};
  &[data-good='true'] {
    color: ${token.color.success};
  }
  &[data-good='false'] {
    color: ${token.color.danger};
  }
`;
