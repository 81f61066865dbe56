import { Link } from '@platform/module-kit';
import { Button, media, token } from '@platform/ui';
import { CalendarOff, CalendarSync, Clock, Siren, SlidersHorizontal, UserSearch } from 'lucide-react';
import { styled } from 'styled-components';
import { useRequests, useTimeOff } from '../source/queries';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { useScheduleAddress } from './useScheduleAddress';

/** A manager's actions on the week, one click away. */
export function QuickActions() {
  const { basePath } = useSchedulingSource();
  const { change } = useScheduleAddress();
  const timeOff = useTimeOff();
  const requests = useRequests();
  const isCounting = timeOff.isPending || requests.isPending;
  const waiting =
    (timeOff.data?.filter(({ status }) => status === 'pending').length ?? 0) +
    (requests.data?.filter(({ status }) => status === 'open').length ?? 0);
  return (
    <section aria-label="Quick Actions">
      <Line>
        <Button
          variant="secondary"
          size="sm"
          icon={<UserSearch size={16} aria-hidden="true" />}
          onClick={() => change({ dialog: 'coverage' })}
        >
          Find Coverage
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<CalendarOff size={16} aria-hidden="true" />}
          onClick={() => change({ dialog: 'time-off' })}
        >
          Time Off Requests
          {(isCounting || waiting > 0) && <Count data-counting={isCounting || undefined}>{waiting}</Count>}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<CalendarSync size={16} aria-hidden="true" />}
          onClick={() => change({ dialog: 'recurring' })}
        >
          Recurring Schedules
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Siren size={16} aria-hidden="true" />}
          onClick={() => change({ dialog: 'emergency' })}
        >
          Emergency Coverage
        </Button>
        <Button
          as={Link}
          to={`${basePath}/time-clock`}
          variant="secondary"
          size="sm"
          icon={<Clock size={16} aria-hidden="true" />}
        >
          Time Clock
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<SlidersHorizontal size={16} aria-hidden="true" />}
          onClick={() => change({ dialog: 'rules' })}
        >
          Planning Rules
        </Button>
      </Line>
    </section>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xs};
  @media ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > button,
    > a {
      justify-content: flex-start;
      padding-inline: ${token.space.xs};
      text-align: left;
    }
  }
  @media ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Keeps its space before it is counted. */
const Count = styled.span`
  &[data-counting] {
    visibility: hidden;
  }
  min-width: 1.25rem;
  padding: 0 ${token.space.xxs};
  border-radius: ${token.radius.full};
  background: ${token.color.courtSoft};
  color: ${token.color.courtInk};
  font-size: ${token.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
`;
