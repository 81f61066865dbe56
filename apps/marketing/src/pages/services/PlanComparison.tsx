import { useMedia } from '@platform/module-kit/screens';
import { Button, media, SelectField, TableFrame, token } from '@platform/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Band, BandTitle, Lead } from '../Band';
import { CheckMark } from '../CheckMark';
import { contactAddress } from '../contact/contactAddress';
import { ComparisonCellText } from './ComparisonCellText';
import { ComparisonTable, NARROW, NARROW_WITH_SCRIPT } from './ComparisonTable';
import { comparePlans, type ComparisonCell } from './comparison';
import { dollars, plans, type Plan } from './plans';

const own = (textOf: (plan: Plan) => string) =>
  plans.map((plan): ComparisonCell => ({ kind: 'own', text: textOf(plan) }));

const rows: readonly { topic: string; cells: readonly ComparisonCell[] }[] = [
  { topic: 'Price', cells: own(({ monthlyPrice }) => `${dollars(monthlyPrice)}/month`) },
  { topic: 'Setup fee', cells: own(({ setupFee }) => `${dollars(setupFee)} startup`) },
  { topic: 'Staff', cells: own(({ staffRange }) => staffRange) },
  ...comparePlans(plans),
];

/** The most popular plan, beside the one before it. */
const mostPopular = plans.findIndex(({ highlight }) => highlight);
const startingPair: readonly [string, string] = [plans[mostPopular - 1]?.name ?? '', plans[mostPopular]?.name ?? ''];

/** All plans except the one in the other column. */
const offered = (other: string) =>
  plans.filter(({ name }) => name !== other).map(({ name }) => ({ value: name, label: name }));

/**
 * The plans side by side, where there is room. A narrow window shows the two chosen ones, in the order of the selects
 * above them; without JavaScript it shows all of them in a scrolling frame.
 */
export function PlanComparison() {
  const [[first, second], setPair] = useState(startingPair);
  const isNarrow = useMedia(NARROW);
  const chosen = [first, second].map((name) => plans.findIndex((plan) => plan.name === name));
  const others = [...plans.keys()].filter((column) => !chosen.includes(column));
  // The reading and keyboard order matches the visual order.
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
          <ComparisonTable>
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
                      <ComparisonCellText cell={cells[column] ?? { kind: 'none' }} />
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
          </ComparisonTable>
        </TableFrame>
      </Frame>
    </Band>
  );
}

/*
 * Each is above its column. Hidden where all plans are visible, and where no script runs that could show another one.
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

/* If the whole table is visible, only the page scrolls, and the headings stay below its header. */
const Frame = styled.div`
  @media ${media.beside}, ${NARROW_WITH_SCRIPT} {
    > [role='region'] {
      overflow: visible;
    }
  }
`;
