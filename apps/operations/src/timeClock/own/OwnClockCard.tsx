import { my_place_on_staff } from '@platform/database/raised';
import { Refusal, useOnline } from '@platform/module-kit/screens';
import { Alert, Button, Card, media, Skeleton, Stack, token } from '@platform/ui';
import { dateInWords, dayAt } from '@platform/ui/dates';
import { Coffee, LogIn, LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClockAction } from '../source/rows/sharedClock';
import type { OwnClock } from '../source/rows/clock';
import { useTimeClockChange, useTimeClockSource } from '../source/useTimeClockSource';

/** The reader's clock status and the next button to press. The server sets the time. */
export function OwnClockCard({ own }: { own: OwnClock | null }) {
  const source = useTimeClockSource();
  const clocking = useTimeClockChange((action: ClockAction) => source.clockMe(action));
  const isReached = useOnline() || source.isDemo;
  if (own === null) {
    return source.canManage ? null : (
      <Card>
        <Words>
          <strong>You are not on the staff of this club.</strong>
          <span>{my_place_on_staff['42501'].hint} Then you can clock in here.</span>
        </Words>
      </Card>
    );
  }
  const press = (action: ClockAction) => () => clocking.mutate(action);
  const isPending = (action: ClockAction) => clocking.isPending && clocking.variables === action;
  const isOnBreak = own.entry !== null && own.entry.breakSince !== null;
  const { title, detail } = wordsOf(own, source.timeZone, source.today());
  return (
    <Card>
      <Stack $gap="md">
        <Line>
          <Words role="status">
            <strong>{title}</strong>
            <span>{detail}</span>
          </Words>
          <Buttons>
            {own.entry === null ? (
              <Button
                disabled={!isReached}
                icon={<LogIn size={18} aria-hidden="true" />}
                loading={isPending('in')}
                onClick={press('in')}
              >
                Clock in
              </Button>
            ) : (
              <>
                <BreakButton
                  key={isOnBreak ? 'back' : 'break'}
                  isOnBreak={isOnBreak}
                  disabled={!isReached}
                  loading={isPending(isOnBreak ? 'back' : 'break')}
                  onClick={press(isOnBreak ? 'back' : 'break')}
                />
                <Button
                  variant={isOnBreak ? 'secondary' : 'primary'}
                  disabled={!isReached}
                  icon={<LogOut size={18} aria-hidden="true" />}
                  loading={isPending('out')}
                  onClick={press('out')}
                >
                  Clock out
                </Button>
              </>
            )}
          </Buttons>
        </Line>
        {!isReached && (
          <Alert tone="warning" title="Clocking needs a network">
            The club's clock sets the time that you are paid for, not this device. Write the time down, and ask a
            manager to enter it.
          </Alert>
        )}
        <Refusal error={clocking.error} />
      </Stack>
    </Card>
  );
}

/** Keeps its place beside "Clock out": a button under a finger must not turn into another action. */
function BreakButton({
  isOnBreak,
  ...props
}: {
  isOnBreak: boolean;
  disabled: boolean;
  loading: boolean;
  onClick: () => void;
}) {
  return (
    <Button variant={isOnBreak ? 'primary' : 'secondary'} icon={<Coffee size={18} aria-hidden="true" />} {...props}>
      {isOnBreak ? 'End break' : 'Start break'}
    </Button>
  );
}

function wordsOf({ entry, nextShift }: OwnClock, timeZone: string, today: string): { title: string; detail: string } {
  const time = (moment: string) => dateInWords(moment, 'time', timeZone);
  if (entry) {
    return {
      title:
        entry.breakSince === null ? `At work since ${time(entry.since)}` : `On a break since ${time(entry.breakSince)}`,
      detail: entry.breakSince === null ? entry.role : `${entry.role}, at work since ${time(entry.since)}`,
    };
  }
  if (!nextShift) return { title: 'Not clocked in', detail: 'You have no upcoming shifts.' };
  const { startsAt, endsAt, role, location } = nextShift;
  const isToday = dayAt(startsAt, timeZone) === today;
  const start = isToday ? `today, ${time(startsAt)}` : dateInWords(startsAt, 'nearMoment', timeZone);
  return {
    title: 'Not clocked in',
    detail: `Next shift: ${start} – ${time(endsAt)}, ${[role, location].filter(Boolean).join(', ')}`,
  };
}

/** About the height of the loaded card: on narrow screens the text is above the buttons. */
export const OwnClockOutline = styled(Skeleton)`
  height: 6.95rem;
  @media ${media.narrow} {
    height: 10.7rem;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.md};
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space.xxs};
  > strong {
    font-size: ${token.size.lg};
    letter-spacing: -0.01em;
  }
  > span {
    color: ${token.color.inkMuted};
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${token.space.sm};
  @media ${media.mobile} {
    flex: 1 1 100%;
    > * {
      flex: 1;
    }
  }
`;
