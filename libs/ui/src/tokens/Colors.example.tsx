import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Examples } from '../catalogue/examples';
import { Table, TableFrame } from '../display/facts/Table';
import { Grid } from '../layout/flow';
import { markPairs, textPairs, type ColorPairs } from './colorPairs';
import { contrast } from './contrast';
import { dark, light, type ColorName } from './palette';
import { token } from './token';

const Swatch = styled.div<{ $color: ColorName }>`
  display: grid;
  gap: ${token.space.hair};
  font-size: ${token.size.xs};
  &::before {
    content: '';
    height: 3rem;
    margin-bottom: ${token.space.xxs};
    border-radius: ${token.radius.md};
    background: ${({ $color }) => token.color[$color]};
    box-shadow: inset 0 0 0 1px ${token.color.line};
  }
  span {
    color: ${token.color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
`;

function Swatches({ names }: { names: readonly ColorName[] }) {
  return (
    <Grid $min="8.5rem" $gap="md">
      {names.map((name) => (
        <Swatch key={name} $color={name}>
          <strong>{name}</strong>
          <span>light {light[name]}</span>
          <span>dark {dark[name]}</span>
        </Swatch>
      ))}
    </Grid>
  );
}

const Sample = styled.span<{ $front: ColorName; $back: ColorName }>`
  display: inline-block;
  padding: ${token.space.xxs} ${token.space.sm};
  border-radius: ${token.radius.sm};
  background: ${({ $back }) => token.color[$back]};
  box-shadow: inset 0 0 0 1px ${token.color.line};
  color: ${({ $front }) => token.color[$front]};
  white-space: nowrap;
`;

const Mark = styled.span<{ $front: ColorName; $back: ColorName }>`
  display: inline-flex;
  padding: ${token.space.xs};
  border-radius: ${token.radius.sm};
  background: ${({ $back }) => token.color[$back]};
  box-shadow: inset 0 0 0 1px ${token.color.line};
  vertical-align: middle;
  &::before {
    content: '';
    width: 1.5rem;
    height: 0.25rem;
    background: ${({ $front }) => token.color[$front]};
  }
`;

interface ContrastTableProps {
  label: string;
  pairs: readonly ColorPairs[];
  /** Shows a color on its ground. */
  render: (front: ColorName, back: ColorName) => ReactNode;
}

function ContrastTable({ label, pairs, render }: ContrastTableProps) {
  return (
    <TableFrame label={label}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">On</th>
            <th scope="col" data-align="end">
              Light
            </th>
            <th scope="col" data-align="end">
              Dark
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([front, backs]) => (
            <Fragment key={front}>
              {backs.map((back) => (
                <tr key={back}>
                  <th scope="row">{render(front, back)}</th>
                  <td>{back}</td>
                  <td data-align="end">{ratio(light[front], light[back])}</td>
                  <td data-align="end">{ratio(dark[front], dark[back])}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

const ratio = (front: string, back: string): string => `${(Math.floor(contrast(front, back) * 10) / 10).toFixed(1)}:1`;

const named = (...starts: string[]) =>
  (Object.keys(light) as ColorName[]).filter((name) => starts.some((start) => name.startsWith(start)));

export const colorsExamples: Examples = {
  title: 'Colors',
  group: 'Foundations',
  about:
    'Every color by its role, with a value for light and one for dark behind the same name. Water is what can be done, court is what stands out, ball is a spark and never under text. A module writes the role, never a value.',
  examples: [
    {
      name: 'Water: what can be done',
      code: 'color: ${token.color.water};',
      render: () => <Swatches names={[...named('water'), 'onWater', 'focus', 'focusInverse']} />,
    },
    {
      name: 'Court and ball: what stands out',
      code: 'background: ${token.color.courtSoft};\ncolor: ${token.color.courtInk};',
      render: () => <Swatches names={[...named('court'), 'onCourt', 'ball']} />,
    },
    {
      name: 'Meanings and edges',
      code: 'border: 1px solid ${token.color.line};',
      render: () => <Swatches names={[...named('success', 'warning', 'danger', 'line'), 'onDanger']} />,
    },
    {
      name: 'Grounds and text',
      code: 'background: ${token.color.surface};\ncolor: ${token.color.inkMuted};',
      render: () => <Swatches names={named('page', 'surface', 'ink', 'neutral')} />,
    },
    {
      name: 'Contrast of text',
      code: 'background: ${token.color.courtSoft};\ncolor: ${token.color.courtInk}; // a pair of this table: at least 4.5:1',
      render: () => (
        <ContrastTable
          label="Contrast of text"
          pairs={textPairs}
          render={(front, back) => (
            <Sample $front={front} $back={back}>
              {front}
            </Sample>
          )}
        />
      ),
    },
    {
      name: 'Contrast of marks',
      code: 'border: 1px solid ${token.color.lineStrong}; // on a ground of this table: at least 3:1',
      render: () => (
        <ContrastTable
          label="Contrast of marks"
          pairs={markPairs}
          render={(front, back) => (
            <>
              <Mark $front={front} $back={back} /> {front}
            </>
          )}
        />
      ),
    },
  ],
};
