import { Muted } from '@platform/module-kit/screens';
import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

interface AnswerSpreadProps {
  /** How many gave each answer, in the order of `names`. */
  counts: readonly number[];
  /** The answers, the worst first. */
  names: readonly string[];
}

/**
 * How the answers of a group spread, as one bar. The columns beside it say the same in figures; a narrow place has no room for them, and
 * reads them in a line below the bar.
 */
export function AnswerSpread({ counts, names }: AnswerSpreadProps) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const shares = counts.map((count) => (all > 0 ? (100 * count) / all : 0));
  return (
    <>
      {/* Rendered with attributes: an inline style in prerendered markup would break the page's security policy. */}
      <Bar width="100%" height="14" aria-hidden="true">
        {shares.map((share, place) =>
          share === 0 ? null : (
            <Part
              key={names[place]}
              data-look={lookOf(place, names.length)}
              x={`${shares.slice(0, place).reduce((sum, each) => sum + each, 0)}%`}
              width={`${share}%`}
              height="14"
            />
          ),
        )}
      </Bar>
      <Figures>
        {names.map((name, place) => (
          <span key={name}>
            <Muted>{name}:</Muted> {counts[place] ?? 0}
          </span>
        ))}
      </Figures>
    </>
  );
}

/** Which color an answer has, below its name. */
export function AnswerKey({ names }: Pick<AnswerSpreadProps, 'names'>) {
  return (
    <Key aria-hidden="true">
      {names.map((name, place) => (
        <span key={name}>
          <svg width="12" height="12">
            <Part data-look={lookOf(place, names.length)} width="12" height="12" rx="2" />
          </svg>
          {name}
        </span>
      ))}
    </Key>
  );
}

type Look = 'worst' | 'bad' | 'middle' | 'good' | 'best';
const looks: readonly Look[] = ['worst', 'bad', 'middle', 'good', 'best'];

/** The looks from the worst answer to the best: of two answers, the first and the last one. */
const lookOf = (place: number, count: number): Look | undefined =>
  looks[count > 1 ? Math.round((place * (looks.length - 1)) / (count - 1)) : looks.length - 1];

const Bar = styled.svg`
  display: block;
  min-width: 6rem;
  border-radius: ${token.radius.sm};
`;

const Part = styled.rect`
  fill: ${token.color.series1};
  stroke: ${token.color.surface};
  stroke-width: 1px;
  print-color-adjust: exact;
  &[data-look='worst'] {
    fill: ${token.color.series2};
  }
  &[data-look='bad'] {
    fill: color-mix(in srgb, ${token.color.series2} 55%, ${token.color.surface});
  }
  &[data-look='middle'] {
    fill: ${token.color.lineStrong};
  }
  &[data-look='good'] {
    fill: color-mix(in srgb, ${token.color.series1} 55%, ${token.color.surface});
  }
`;

/** Only where rows are cards, on a phone. */
const Figures = styled.span`
  display: none;
  @media screen {
    @media ${media.mobile} {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${token.space.sm};
      padding-top: ${token.space.xxs};
      font-size: ${token.size.xs};
      font-variant-numeric: tabular-nums;
    }
  }
`;

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.sm};
  margin-bottom: ${token.space.xs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${token.space.xxs};
  }
`;
