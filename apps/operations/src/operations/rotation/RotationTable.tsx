import { Muted, OneLine } from '@platform/module-kit/screens';
import { Card, DataTable, Stack, token, type Column } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';
import type { RotationSlot } from '../rules/rotation/rotation';
import type { RotationRules } from '../source/rows/rotation';
import { useOperationsSource } from '../source/useOperationsSource';

interface RotationTableProps {
  rules: RotationRules;
  slots: readonly RotationSlot[];
  /** Milliseconds since 1970. */
  now: number;
}

/** The rotation of a day. Each time at which people move is a row, or a card on a phone. */
export function RotationTable({ rules, slots, now }: RotationTableProps) {
  const { timeZone } = useOperationsSource();
  const time = (moment: number) => dateInWords(moment, 'time', timeZone);
  const times = ({ startsAt, endsAt }: RotationSlot) => `${time(startsAt)} – ${time(endsAt)}`;
  const columns: Column<RotationSlot>[] = [
    { key: 'time', header: 'Time', cell: (slot) => <OneLine>{times(slot)}</OneLine> },
    ...rules.stands.map((stand, place) => ({
      key: stand,
      header: stand,
      cell: ({ stands }: RotationSlot) => stands[place]?.name ?? <Closed>Closed</Closed>,
    })),
    { key: 'off', header: 'Off the stands', cell: (slot) => <Off>{offInWords(slot)}</Off> },
  ];
  return (
    <Stack $gap="sm">
      <Frame $padding="none">
        <DataTable
          cards="phone"
          label="Rotation of today"
          columns={columns}
          rows={slots}
          rowKey={({ startsAt }) => String(startsAt)}
          rowName={times}
          isNow={({ startsAt, endsAt }) => startsAt <= now && now < endsAt}
        />
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
    /* A day of half hours fits one page. */
    table {
      font-size: ${token.size.xs};
    }
    :is(th, td) {
      padding: ${token.space.xxs} ${token.space.xs};
    }
    tr {
      break-inside: avoid;
    }
  }
`;

/** As large as its row, also on paper. */
const Off = styled.span`
  color: ${token.color.inkMuted};
`;

const Closed = styled.strong`
  color: ${token.color.danger};
`;
