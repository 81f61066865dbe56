import { Button, media, SelectField, Table, TableFrame, token, VisuallyHidden } from '@platform/ui';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Band, BandTitle, Lead } from '../Band';
import { CheckMark } from '../CheckMark';
import { contactAddress } from '../contact/contactAddress';
import { comparePlans, type ComparisonCell } from './comparison';
import { dollars, plans, type Plan } from './plans';
import { NARROW, useIsNarrow } from './useIsNarrow';

const own = (textOf: (plan: Plan) => string) =>
  plans.map((plan): ComparisonCell => ({ kind: 'own', text: textOf(plan) }));

const rows: readonly { topic: string; cells: readonly ComparisonCell[] }[] = [
  { topic: 'Price', cells: own(({ monthlyPrice }) => `${dollars(monthlyPrice)}/month`) },
  { topic: 'Setup fee', cells: own(({ setupFee }) => `${dollars(setupFee)} startup`) },
  { topic: 'Staff', cells: own(({ staffRange }) => staffRange) },
  ...comparePlans(plans),
];

/** The plan that most clubs choose, beside the one before it. */
const mostPopular = plans.findIndex(({ highlight }) => highlight);
const startingPair: readonly [string, string] = [plans[mostPopular - 1]?.name ?? '', plans[mostPopular]?.name ?? ''];

/** All plans but the one that the other column shows. */
const offered = (other: string) =>
  plans.filter(({ name }) => name !== other).map(({ name }) => ({ value: name, label: name }));

/**
 * The plans beside one another, where there is room. A narrow window shows the two that are chosen, in the order of the
 * choosers above them; without JavaScript all of them, which the frame lets it scroll through.
 */
export function PlanComparison() {
  const [[first, second], setPair] = useState(startingPair);
  const isNarrow = useIsNarrow();
  const chosen = [first, second].map((name) => plans.findIndex((plan) => plan.name === name));
  const others = [...plans.keys()].filter((column) => !chosen.includes(column));
  // Read aloud, and walked through by keyboard, in the order in which the eye meets them.
  const columns = (isNarrow ? [...chosen, ...others] : [...plans.keys()]).map((column) => ({
    column,
    name: plans[column]?.name ?? '',
    'data-chosen': chosen.includes(column) ? '' : undefined,
  }));
  return (
    <Band labelledBy="services-comparison">
      <Head>
        <BandTitle id="services-comparison">Side by side</BandTitle>
        <Lead>Each plan keeps what the plans before it have, and adds its own.</Lead>
        <Legend>
          <CheckMark />
          <span>marks what an earlier plan has, too</span>
        </Legend>
      </Head>
      <Chooser>
        <SelectField
          label="First plan"
          options={offered(second)}
          value={first}
          onChange={({ target }) => setPair([target.value, second])}
        />
        <SelectField
          label="Second plan"
          options={offered(first)}
          value={second}
          onChange={({ target }) => setPair([first, target.value])}
        />
      </Chooser>
      <Frame>
        <TableFrame label="Plans compared">
          <Comparison>
            <thead>
              <tr>
                <td />
                {columns.map(({ column, name, ...look }) => (
                  <th key={column} scope="col" data-plan={name} {...look}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ topic, cells }) => (
                <tr key={topic} data-empty={chosen.every((column) => cells[column]?.kind === 'none') ? '' : undefined}>
                  <th scope="row">{topic}</th>
                  {columns.map(({ column, name, ...look }) => (
                    <td key={column} data-plan={name} data-kind={cells[column]?.kind} {...look}>
                      <CellText cell={cells[column] ?? { kind: 'none' }} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                {columns.map(({ column, name, ...look }) => (
                  <td key={column} data-plan={name} {...look}>
                    <Button
                      as={Link}
                      to={contactAddress('pricing', name)}
                      variant={plans[column]?.highlight ? 'primary' : 'secondary'}
                      wide
                    >
                      Ask about {name}
                    </Button>
                  </td>
                ))}
              </tr>
            </tfoot>
          </Comparison>
        </TableFrame>
      </Frame>
    </Band>
  );
}

function CellText({ cell }: { cell: ComparisonCell }) {
  if (cell.kind === 'own') return <Breakable text={cell.text} />;
  if (cell.kind === 'kept')
    return (
      <Kept>
        <CheckMark />
        <span>
          <Breakable text={cell.text} />
        </span>
      </Kept>
    );
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not included</VisuallyHidden>
    </>
  );
}

/** A long word may end its line at a slash. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}

const NARROW_ON_SCREEN = `screen and ${NARROW}`;
const NARROW_WITH_SCRIPT = `${NARROW_ON_SCREEN} and (scripting: enabled)`;

/*
 * Each stands over its column. Nothing to choose where all plans are in sight, nor where no script runs that could show
 * another one.
 */
const Chooser = styled.div`
  display: none;
  margin-bottom: ${token.space.md};
  @media ${NARROW_WITH_SCRIPT} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space.md};
  }
`;

const Legend = styled.p`
  display: flex;
  gap: ${token.space.xs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  svg {
    margin-top: 0.125rem;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${token.space.md};
  margin-bottom: ${token.space.xl};
`;

/* Where all that the table shows is in sight, nothing scrolls but the page, and the heads stay below its header. */
const Frame = styled.div`
  @media ${media.beside}, ${NARROW_WITH_SCRIPT} {
    > [role='region'] {
      overflow: visible;
    }
  }
`;

/* Where the cell that says it stands in the same line, the mark is enough; two plans alone need the words. */
const Kept = styled.span`
  display: inline-flex;
  gap: ${token.space.xs};
  > svg {
    flex: none;
    margin-top: 0.125rem;
  }
  @media ${media.beside}, print {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/* An edge and a shadow of its own: what passes below it is not cut off by nothing. */
const staysInSight = css`
  position: sticky;
  /* As far as the page's header stays in sight itself: in low windows it scrolls away. */
  top: min(4.5rem, (100vh - 36rem) * 999);
  z-index: 1;
  background: ${token.color.page};
  /* Cells whose borders collapse throw no shadow. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 0.625rem;
    border-top: 1px solid ${token.color.lineStrong};
    background: linear-gradient(rgb(var(--color-shade) / 0.1), transparent);
    pointer-events: none;
  }
`;

const Comparison = styled(Table)`
  /* What is said to screen readers alone stays in the frame that scrolls. */
  position: relative;
  table-layout: fixed;
  thead th {
    color: ${token.color.ink};
    font-family: ${token.font.display};
    font-size: ${token.size.lg};
    font-weight: ${token.weight.display};
  }
  @media ${media.beside} {
    thead :is(th, td) {
      ${staysInSight}
    }
  }
  tbody th {
    color: ${token.color.inkMuted};
    font-weight: ${token.weight.medium};
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }
  tfoot td {
    padding-inline-end: 0;
  }
  tfoot a {
    padding-inline: ${token.space.xs};
  }
  tfoot tr {
    border-top: 1px solid ${token.color.line};
  }
  td,
  tbody th {
    overflow-wrap: anywhere;
    padding-block: ${token.space.md};
    vertical-align: top;
  }
  [data-kind='kept'],
  [data-kind='none'] {
    color: ${token.color.inkMuted};
  }
  @media print {
    font-size: ${token.size.xs};
    break-inside: avoid;
    td,
    tbody th {
      padding-block: ${token.space.xs};
    }
    tfoot {
      display: none;
    }
  }
  @media ${NARROW_ON_SCREEN} {
    min-width: 44rem;
  }
  @media ${NARROW_WITH_SCRIPT} {
    min-width: 0;
    [data-plan]:not([data-chosen]),
    [data-empty] {
      display: none;
    }
    &,
    tbody,
    tfoot {
      display: block;
    }
    thead {
      display: block;
      ${staysInSight}
    }
    /* The topic stands above its two cells, so that these have the whole width. */
    tr:not([data-empty]) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${token.space.md};
    }
    tbody th {
      grid-column: 1 / -1;
      padding-inline: 0;
      padding-bottom: 0;
      border-bottom: 0;
    }
    :is(thead, tfoot) td:first-child:not([data-plan]) {
      display: none;
    }
    [data-plan] {
      padding-inline: 0;
    }
    tbody [data-plan] {
      padding-top: ${token.space.xxs};
    }
  }
`;
