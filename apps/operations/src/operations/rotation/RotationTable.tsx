import { Muted } from '@platform/module-kit/screens';
import { Card, Stack, Table, TableFrame, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';
import type { RotationSlot } from '../rules/rotation/rotation';
import type { RotationRules } from '../source/rows/rotation';
import { useOperationsSource } from '../source/useOperationsSource';

/** The rotation of a day: a row for each time at which people move. */
export function RotationTable({ rules, slots }: { rules: RotationRules; slots: readonly RotationSlot[] }) {
  const source = useOperationsSource();
  const now = source.now().getTime();
  const time = (moment: number) => dateInWords(moment, 'time', source.timeZone);
  return (
    <Stack $gap="sm">
      <Frame $padding="none">
        <TableFrame label="Rotation of today">
          <Rows>
            <thead>
              <tr>
                <th scope="col">Time</th>
                {rules.stands.map((stand) => (
                  <th key={stand} scope="col">
                    {stand}
                  </th>
                ))}
                <th scope="col">Off the stands</th>
              </tr>
            </thead>
            <tbody>
              {slots.map((slot) => {
                const isNow = slot.startsAt <= now && now < slot.endsAt;
                return (
                  <tr key={slot.startsAt} data-now={isNow || undefined} aria-current={isNow ? 'time' : undefined}>
                    <th scope="row">{`${time(slot.startsAt)} – ${time(slot.endsAt)}`}</th>
                    {slot.stands.map((name, place) => (
                      <td key={rules.stands[place]}>{name ?? <Empty>Closed</Empty>}</td>
                    ))}
                    <td>
                      <Muted>{offInWords(slot)}</Muted>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Rows>
        </TableFrame>
      </Frame>
      <Muted>
        {`${rules.minutesPerStand} minutes on a stand, a break of ${rules.breakMinutes} minutes after ${rules.minutesBeforeBreak} minutes at most.`}
      </Muted>
    </Stack>
  );
}

const offInWords = ({ off }: RotationSlot): string =>
  off.length === 0 ? '–' : off.map(({ name, onBreak }) => (onBreak ? `${name} (break)` : name)).join(', ');

const Frame = styled(Card)`
  @media print {
    border: 0;
    box-shadow: none;
  }
`;

const Rows = styled(Table)`
  tbody th {
    white-space: nowrap;
  }
  [data-now] {
    background: ${token.color.surfaceHover};
    box-shadow: inset 3px 0 0 ${token.color.water};
  }
  /* A day of half hours stands on one page. */
  @media print {
    font-size: ${token.size.xs};
    th,
    td {
      padding: ${token.space.xxs} ${token.space.xs};
    }
    tr {
      break-inside: avoid;
    }
  }
`;

const Empty = styled.strong`
  color: ${token.color.danger};
`;
