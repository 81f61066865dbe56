import { momentInWords, Muted, WholeRowName } from '@platform/module-kit/screens';
import { Badge, Card, Inline, Stack, token, type Tone } from '@platform/ui';
import { styled } from 'styled-components';
import { limitsInWords, measures } from '../../rules/water/waterLimits';
import type { PoolStanding } from '../../rules/water/waterStanding';
import type { DueReading, Measure, Reading } from '../../source/rows/water';
import { useOperationsSource } from '../../source/useOperationsSource';
import { DueLine } from './DueLine';

interface PoolCardProps {
  standing: PoolStanding;
  /** Its readings that are due today. */
  due: readonly DueReading[];
  /** Whether its readings are shown below. */
  isShown: boolean;
  to: string;
}

/** A body of water with its latest reading, measure by measure. */
export function PoolCard({ standing: { pool, reading }, due, isShown, to }: PoolCardProps) {
  const { timeZone } = useOperationsSource();
  const found = standingOf(reading);
  return (
    <Frame data-shown={isShown || undefined}>
      <Stack $gap="sm">
        <Inline $justify="between">
          <Name to={to} aria-current={isShown ? 'true' : undefined}>
            {pool.name}
          </Name>
          <Badge tone={standingTones[found]}>{standingWords[found]}</Badge>
        </Inline>
        <Values>
          {(['chlorine', 'ph', 'temperature'] as const).map((measure) => (
            <div key={measure} data-out={reading?.outOfRange.includes(measure) || undefined}>
              <dt>{measures[measure].name}</dt>
              <dd>
                <strong>{valueOf(reading?.[measure], measure)}</strong>
                <Muted>{limitsInWords(measure, pool)}</Muted>
              </dd>
            </div>
          ))}
        </Values>
        <Muted>
          {reading
            ? `${momentInWords(reading.takenAt, timeZone)}${reading.authorName ? ` by ${reading.authorName}` : ''}`
            : 'No reading in this time.'}
        </Muted>
        <DueLine due={due} />
      </Stack>
    </Frame>
  );
}

type Standing = 'out' | 'within' | 'none';

function standingOf(reading: Reading | undefined): Standing {
  if (!reading) return 'none';
  return reading.outOfRange.length > 0 ? 'out' : 'within';
}

const standingTones: Record<Standing, Tone> = { out: 'danger', within: 'success', none: 'outline' };
const standingWords: Record<Standing, string> = { out: 'Out of limits', within: 'Within limits', none: 'No reading' };

function valueOf(value: number | null | undefined, measure: Measure): string {
  return value === null || value === undefined ? '–' : `${value} ${measures[measure].unit}`.trim();
}

const Frame = styled(Card)`
  position: relative;
  &[data-shown] {
    border-color: ${token.color.water};
    box-shadow: inset 0 0 0 1px ${token.color.water};
  }
`;

const Name = styled(WholeRowName)`
  font-size: ${token.size.md};
  &:hover {
    text-decoration: underline;
  }
`;

const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space.sm};
  dt {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
  dd {
    display: grid;
    font-variant-numeric: tabular-nums;
  }
  [data-out] strong {
    color: ${token.color.danger};
  }
`;
