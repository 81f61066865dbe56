import { Link, Loaded } from '@platform/module-kit';
import { counted, Section, WaitingChanges, type Delivery, hoursInWords } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, EmptyState, Inline, media, SkeletonCards, Stack, token } from '@platform/ui';
import { CheckCheck, Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { ItemList } from '../dialogs/ItemList';
import { shortPeriod } from '../words/formats';
import { localOf } from '../../shared/calendar/clock';
import { toastSaved } from '../../shared/deck/toastSaved';
import { useDeck } from '../../shared/deck/useDeck';
import { sundayOf } from '../../shared/calendar/week';
import { ownShifts, ownStateOf } from '../rules/ownWeek/myShifts';
import { paidMinutes } from '../rules/shift/shiftPlan';
import { dayWords } from '../../shared/calendar/dayWords';
import { useOwnStaffId } from '../source/queries';
import type { Shift } from '../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';
import { OpenShifts } from './OpenShifts';
import { OwnShift } from './OwnShift';
import { useAsking } from './dialogs/useAsking';
import { useMyRows, type MyRows } from './useMyRows';
import { nextLabel } from './nextLabel';
import { SHIFTS_APPEAR_HERE } from './ownShiftWords';
import { OWN_WEEK_FAILED } from '../source/failures';

/** Most shifts after the next one, and most open ones, on the dashboard: the schedule has all of them. */
const MOST = 4;

/**
 * A person's week at the top of their dashboard: the next shift, what waits for their answer, and what they can take.
 */
export function HomeWeek() {
  const { basePath, isDemo } = useSchedulingSource();
  const own = useOwnStaffId();
  const deck = useDeck();
  if (own.data === null) return null;
  return (
    <Section id="my-week" title="My week" action={<Link to={basePath}>Open the schedule</Link>}>
      <Stack $gap="sm">
        {!isDemo && <WaitingChanges {...deck} />}
        <Loaded query={own} label="your week" failure={OWN_WEEK_FAILED} shape={<Outline />}>
          {(staffId) => staffId !== null && <Week staffId={staffId} />}
        </Loaded>
      </Stack>
    </Section>
  );
}

const Outline = () => <SkeletonCards count={2} min="20rem" />;

function Week({ staffId }: { staffId: string }) {
  const { today, now, canManage } = useSchedulingSource();
  const rows = useMyRows(sundayOf(today()));
  return (
    <Loaded query={rows} label="your week" failure={OWN_WEEK_FAILED} shape={<Outline />}>
      {(found) => {
        const moment = now().getTime();
        const mine = ownShifts(found.coming, staffId).filter(({ endsAt }) => Date.parse(endsAt) > moment);
        const open = found.open.filter(({ may }) => may !== 'no');
        return (
          <Beside>
            <Own rows={found} shifts={mine} staffId={staffId} />
            {/* A manager who can take no open shift sees all open shifts in the schedule. */}
            {(open.length > 0 || !canManage) && (
              <Card>
                <Stack $gap="xs">
                  <CardTitle as="h3">Open shifts for you</CardTitle>
                  <OpenShifts
                    rows={found}
                    open={open.slice(0, MOST)}
                    staffId={staffId}
                    none="You cannot work any of the open shifts of this week and the next."
                  />
                  <More count={open.length - MOST} what="open shift" />
                </Stack>
              </Card>
            )}
          </Beside>
        );
      }}
    </Loaded>
  );
}

function Own({ rows, shifts, staffId }: { rows: MyRows; shifts: readonly Shift[]; staffId: string }) {
  const { basePath, timeZone, today, now } = useSchedulingSource();
  const { onAsk, dialog } = useAsking(rows, staffId);
  const [next, ...later] = shifts;
  const weekMinutes = ownShifts(rows.shifts, staffId).reduce((sum, shift) => sum + paidMinutes(shift), 0);
  return (
    <Card>
      <Stack $gap="sm">
        {next ? (
          <ItemList>
            <li>
              <OwnShift rows={rows} shift={next} staffId={staffId} onAsk={(kind) => onAsk(next, kind)}>
                <Label>{nextLabel(next, now())}</Label>
                <Hours>{shortPeriod(next, timeZone)}</Hours>
                <strong>{dayOf(next, timeZone, today())}</strong>
              </OwnShift>
            </li>
            {later.slice(0, MOST).map((shift) => (
              <li key={shift.id}>
                <OwnShift rows={rows} shift={shift} staffId={staffId} onAsk={(kind) => onAsk(shift, kind)} />
              </li>
            ))}
          </ItemList>
        ) : (
          <EmptyState title="No shifts to come" description={SHIFTS_APPEAR_HERE} />
        )}
        <More count={later.length - MOST} what="shift" />
        <Inline $justify="between">
          <Planned>
            <b>{hoursInWords(weekMinutes / 60)}</b> planned this week
          </Planned>
          <Inline $gap="xs">
            <ConfirmAll shifts={shifts} />
            <Button
              as={Link}
              to={`${basePath}/time-clock`}
              variant="secondary"
              size="sm"
              icon={<Clock size={16} aria-hidden="true" />}
            >
              Time Clock
            </Button>
          </Inline>
        </Inline>
      </Stack>
      {dialog}
    </Card>
  );
}

/** Confirms every shift that waits for an answer, if there is more than one. */
function ConfirmAll({ shifts }: { shifts: readonly Shift[] }) {
  const source = useSchedulingSource();
  const waiting = shifts.filter((shift) => ownStateOf(shift, source.now().getTime()) === 'waits');
  const confirming = useSchedulingChange(
    async (asked: readonly Shift[]) => {
      let delivery: Delivery = 'sent';
      for (const shift of asked) delivery = await source.answerShift(shift, 'confirmed', '');
      return delivery;
    },
    {
      failed: 'Not every shift was confirmed',
      onDone: (delivery, asked) => toastSaved(delivery, `${counted(asked.length, 'shift')} confirmed`),
    },
  );
  if (waiting.length < 2) return null;
  return (
    <Button
      size="sm"
      icon={<CheckCheck size={16} aria-hidden="true" />}
      loading={confirming.isPending}
      onClick={() => confirming.mutate(waiting)}
    >
      Confirm all {waiting.length}
    </Button>
  );
}

/** The link to what is not shown here. */
function More({ count, what }: { count: number; what: string }) {
  const { basePath } = useSchedulingSource();
  if (count <= 0) return null;
  return (
    <p>
      <Link to={basePath}>and {counted(count, `more ${what}`)}</Link>
    </p>
  );
}

/** `Today`, or the day in words. */
function dayOf({ startsAt }: Shift, timeZone: string, today: string): string {
  const day = localOf(startsAt, timeZone).slice(0, 10);
  return day === today ? 'Today' : dayWords(day, today);
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${token.space.md};
  > :only-child {
    grid-column: 1 / -1;
  }
  @media not all and ${media.beside} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Label = styled.span`
  color: ${token.color.inkMuted};
`;

const Hours = styled.span`
  display: block;
  color: ${token.color.court};
  font-family: ${token.font.display};
  font-size: ${token.size.xl};
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: ${token.weight.display};
  line-height: ${token.leading.heading};
`;

const Planned = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;

  b {
    color: ${token.color.ink};
    font-weight: ${token.weight.semibold};
  }
`;
