import { styled } from 'styled-components';
import { Card } from '../display/cards/Card';
import { StatTile } from '../display/cards/StatTile';
import { Grid, Inline, Stack } from '../layout/flow';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';
import { breathing, Skeleton } from './Skeleton';

/** Words that are loading, inside a line of text: the line is as high as it will be. */
export const SkeletonText = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string }>`
  display: inline-block;
  width: ${({ $width = '6em' }) => $width};
  max-width: 100%;
  height: 0.7em;
  border-radius: ${token.radius.sm};
  background: ${token.color.line};
  ${breathing}
`;

const line = `linear-gradient(${token.color.line} 0.75rem, transparent 0)`;

/** Lines of text in a box of a known height. */
export const SkeletonLines = styled.div.attrs({ 'aria-hidden': true })<{ $height: string }>`
  height: ${({ $height }) => $height};
  background:
    ${line} 0 0.5rem / 92% 4.5rem repeat-y,
    ${line} 0 2.75rem / 64% 4.5rem repeat-y;
  ${breathing}
`;

const keys = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The place of a `StatTile`, for releases from before `FigureStrip` of module-kit. */
export function SkeletonTile() {
  return (
    <StatTile label={<SkeletonText />} value={<SkeletonText $width="2em" />} detail={<SkeletonText $width="8em" />} />
  );
}

/** A search field and its neighbors. */
export function SkeletonToolbar({ controls = 2 }: { controls?: number }) {
  return (
    <Inline>
      <Field>
        <Skeleton $height={token.control.lg} />
      </Field>
      {keys(controls).map((key) => (
        <Skeleton key={key} $width="8rem" $height={token.control.lg} />
      ))}
    </Inline>
  );
}

interface SkeletonRowsProps {
  rows?: number;
  columns?: number;
}

/** A table in a card that is there already: a head, and rows with words of different length. */
export function SkeletonRows({ rows = 8, columns = 4 }: SkeletonRowsProps) {
  return keys(rows + 1).map((row) => (
    <Row key={row}>
      {keys(columns).map((column) => (
        <SkeletonText key={column} $width={`${row === 0 ? 30 : 45 + ((row * 7 + column * 13) % 35)}%`} />
      ))}
    </Row>
  ));
}

/** A table of people or things in its card. */
export function SkeletonTable(props: SkeletonRowsProps) {
  return (
    <Card $padding="none">
      <SkeletonRows {...props} />
    </Card>
  );
}

/** Cards of one kind: a heading and lines below it. */
export function SkeletonCards({
  count = 6,
  min = '17rem',
  height = '6rem',
}: {
  count?: number;
  min?: string;
  height?: string;
}) {
  return (
    <Grid $min={min} $gap="md">
      {keys(count).map((key) => (
        <Card key={key}>
          <Stack $gap="sm">
            <Skeleton $width="60%" $height="1.1rem" />
            <SkeletonLines $height={height} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

const Field = styled.div`
  flex: 1 1 16rem;
  max-width: 24rem;
  @media ${media.mobile} {
    max-width: none;
  }
`;

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${token.space.md};
  min-height: ${token.control.target};
  padding-inline: ${token.space.md};
  & + & {
    border-top: 1px solid ${token.color.line};
  }
  @media ${media.mobile} {
    > :nth-child(n + 3) {
      display: none;
    }
  }
`;
