import { css, styled } from 'styled-components';
import { token } from '../../tokens/token';

const colors = [
  token.color.series1,
  token.color.series2,
  token.color.series3,
  token.color.series4,
  token.color.series5,
  token.color.series6,
];

/** Color of a series by its place. */
export const seriesColor = (index: number): string => colors[index % colors.length] ?? token.color.series1;

/** Hatching over the color, in a square of 8: series differ in more than color. The first is plain. */
const hatchings = [
  '',
  'M-2 2 2-2M0 8 8 0M6 10 10 6',
  'M2 2h.01M6 6h.01',
  'M0 2h8M0 6h8',
  'M-2 6 2 10M0 0 8 8M6-2 10 2',
  'M2 0v8M6 0v8',
];

/** Name of the pattern that fills a series, within the chart `id`. */
export const fillOf = (id: string, index: number) => `url(#${id}-fill-${index})`;

/** The patterns of a chart's series, once in its drawing. */
export function SeriesFills({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern key={index} id={`${id}-fill-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <Ground width="8" height="8" $index={index} />
          <Hatching d={hatchings[index % hatchings.length]} strokeWidth={index % 6 === 2 ? 2.5 : 1.25} />
        </pattern>
      ))}
    </defs>
  );
}

const Ground = styled.rect<{ $index: number }>`
  fill: ${({ $index }) => seriesColor($index)};
`;

const Hatching = styled.path`
  fill: none;
  stroke: ${token.color.surface};
  stroke-linecap: round;
  stroke-opacity: 0.6;
`;

/** Dashes of a line by its place; the first is solid. */
export const dashesOf = (index: number): string | undefined =>
  [undefined, '7 4', '2 4', '10 3 2 3', '5 2', '1 3'][index % 6];

/** A line's stroke in the color of its series. */
export const seriesStroke = css<{ $index: number }>`
  fill: none;
  stroke: ${({ $index }) => seriesColor($index)};
`;

const markers = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  'M-3.6-3.6h7.2v7.2h-7.2Z',
  'M0-4.8 4.6 3.4h-9.2Z',
  'M0-5 5 0 0 5-5 0Z',
  'M0 4.8-4.6-3.4h9.2Z',
  'M-1.6-4.4h3.2v2.8h2.8v3.2h-2.8v2.8h-3.2v-2.8h-2.8v-3.2h2.8Z',
];

/** The mark of one value on a line: every series has a shape of its own. */
export function Marker({ index, x, y }: { index: number; x: number; y: number }) {
  return <Shape d={markers[index % markers.length]} transform={`translate(${x} ${y})`} $index={index} />;
}

const Shape = styled.path<{ $index: number }>`
  fill: ${({ $index }) => seriesColor($index)};
  stroke: ${token.color.surface};
  stroke-width: 1.5;
`;
