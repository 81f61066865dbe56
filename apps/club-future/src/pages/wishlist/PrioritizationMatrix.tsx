import { Figure, FigureStrip, FirstRows, moneyInWords, Muted, Section } from '@platform/module-kit/screens';
import { Card, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { levels, levelWords } from '../../rules/levels';
import { thousandsInWords } from '../../rules/thousands';
import { cellOf, sumsOf } from '../../rules/wishMatrix';
import type { Wish } from '../../source/rows/wish';

/** How many wishes of a cell show at first. */
const STEP = 8;

/** The open wishes by how much they would change and how much they are wanted. */
export function PrioritizationMatrix({ wishes }: { wishes: readonly Wish[] }) {
  const { byImpact, shortlisted, total } = sumsOf(wishes);
  return (
    <Section id="matrix" title="Prioritization matrix">
      <Stack $gap="sm">
        <FigureStrip aria-label="Prioritization matrix">
          <Figure label="High impact" value={byImpact.high} detail="changes much for the club" />
          <Figure label="Medium impact" value={byImpact.medium} />
          {byImpact.low > 0 && <Figure label="Low impact" value={byImpact.low} />}
          <Figure label="Total shortlisted" value={thousandsInWords(shortlisted)} detail="for the next budget" />
          <Figure label="All wishes" value={thousandsInWords(total)} />
        </FigureStrip>
        <Card $padding="none">
          <Scroll tabIndex={0} role="region" aria-label="Wishes by impact and priority">
            <Matrix>
              <thead>
                <tr>
                  <td />
                  {levels.map((priority) => (
                    <th key={priority} scope="col">
                      {levelWords[priority]} priority
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {levels.map((impact, row) => (
                  <tr key={impact}>
                    <th scope="row">{levelWords[impact]} impact</th>
                    {levels.map((priority, column) => (
                      <Cell key={priority} $strength={row + column}>
                        <Wishes wishes={cellOf(wishes, impact, priority)} />
                      </Cell>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Matrix>
          </Scroll>
        </Card>
      </Stack>
    </Section>
  );
}

function Wishes({ wishes }: { wishes: readonly Wish[] }) {
  if (wishes.length === 0) return <Muted>–</Muted>;
  return (
    <FirstRows rows={wishes} step={STEP}>
      {(shown) => (
        <ul role="list">
          {shown.map(({ id, item, list, cost, isShortlisted }) => (
            <li key={id}>
              {item}{' '}
              <Muted>
                {moneyInWords(cost)}, {list}
                {isShortlisted && ', shortlisted'}
              </Muted>
            </li>
          ))}
        </ul>
      )}
    </FirstRows>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  border-radius: inherit;
`;

const Matrix = styled.table`
  width: 100%;
  min-width: 34rem;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    padding: ${token.space.sm};
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
    font-weight: ${token.weight.medium};
    text-align: start;
  }
  thead td,
  tbody th {
    width: 6rem;
  }
  /* A row that is longer than a sheet goes on from where it began, not from the next sheet. */
  @media print {
    && tr {
      break-inside: auto;
    }
  }
`;

/* The nearer to high and high, the stronger its ground. */
const Cell = styled.td<{ $strength: number }>`
  padding: ${token.space.sm};
  border: 1px solid ${token.color.line};
  background: ${({ $strength }) =>
    $strength === 0 ? token.color.courtSoft : $strength === 1 ? token.color.waterSoft : token.color.surface};
  vertical-align: top;
  ul {
    display: grid;
    gap: ${token.space.xs};
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    font-size: ${token.size.sm};
    font-weight: ${token.weight.medium};
  }
  li > span {
    color: ${token.color.ink};
    font-weight: ${token.weight.regular};
  }
  @media print {
    padding: ${token.space.xs};
    ul {
      gap: 0;
    }
    li {
      display: block;
      font-size: ${token.size.xs};
      line-height: ${token.leading.control};
    }
    li > span {
      font-size: inherit;
    }
  }
`;
