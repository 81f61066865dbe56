import { Figure, FigureStrip, FirstRows, moneyInWords, Muted, Section } from '@platform/module-kit/screens';
import { Card, media, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { levels, levelWords } from '../../rules/levels';
import { thousandsInWords } from '../../rules/thousands';
import { cellOf, sumsOf } from '../../rules/wishes/wishMatrix';
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
            <Matrix role="table">
              <thead role="rowgroup">
                <tr role="row">
                  <td role="cell" />
                  {levels.map((priority) => (
                    <th key={priority} role="columnheader" scope="col">
                      {levelWords[priority]} priority
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {levels.map((impact, row) => (
                  <tr key={impact} role="row">
                    <th role="rowheader" scope="row">
                      {levelWords[impact]} impact
                    </th>
                    {levels.map((priority, column) => {
                      const own = cellOf(wishes, impact, priority);
                      return (
                        <Cell
                          key={priority}
                          role="cell"
                          data-priority={`${levelWords[priority]} priority`}
                          data-empty={own.length === 0 || undefined}
                          $strength={row + column}
                        >
                          <Wishes wishes={own} />
                        </Cell>
                      );
                    })}
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

/*
 * A phone shows the cells that have wishes below each other, each with its priority. The roles are written out, because
 * WebKit drops those of a table that is not displayed as one.
 */
const Matrix = styled.table`
  width: 100%;
  min-width: 30rem;
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
  @media screen and ${media.mobile} {
    display: block;
    min-width: 0;
    thead,
    [data-empty],
    tr:not(:has(li)) {
      display: none;
    }
    tbody,
    tr,
    tbody th,
    td {
      display: block;
      width: auto;
    }
    tbody th {
      padding-block: ${token.space.sm} ${token.space.xs};
    }
    td::before {
      display: block;
      margin-bottom: ${token.space.xxs};
      color: ${token.color.inkMuted};
      font-size: ${token.size.xs};
      content: attr(data-priority);
    }
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
