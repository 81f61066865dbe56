import { token, VisuallyHidden } from '@platform/ui';
import { styled } from 'styled-components';
import { Corner } from '../grid/gridFrame';
import type { Hour, Span } from './clubDay';
import { leastOf, type Duty } from './onDuty';
import { Track } from './timelineFrame';

interface HourHeaderProps {
  hours: readonly Hour[];
  span: Span;
  duties: readonly Duty[];
  /** The role that is counted, such as `Lifeguard`; empty for everyone. */
  role: string;
  /** The current time, such as `9:41 AM`; undefined on other days. */
  now: string | undefined;
}

/** The hours of a day above its rows, with how many of the needed people are on duty, in total and by the half hour. */
export function HourHeader({ hours, span, duties, role, now }: HourHeaderProps) {
  const most = Math.max(1, ...duties.map(({ needed }) => needed));
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        <Corner scope="col" role="columnheader" $open>
          Person
        </Corner>
        {hours.map(({ at, label }, place) => {
          const { onDuty, needed } = leastOf(duties, { from: at, until: hours[place + 1]?.at ?? span.until });
          return (
            <HourHead key={at} scope="col" role="columnheader">
              <span>{label}</span>
              {needed > 0 && (
                <small data-short={onDuty < needed || undefined}>
                  <span aria-hidden="true">
                    {onDuty}/{needed}
                  </span>
                  <VisuallyHidden>
                    {onDuty} of {needed} on duty
                  </VisuallyHidden>
                </small>
              )}
            </HourHead>
          );
        })}
        <Corner scope="col" role="columnheader" $end $open>
          Week
        </Corner>
      </tr>
      <tr role="row" aria-rowindex={2}>
        <Label scope="row" role="rowheader">
          {role || 'Everyone'} on duty
        </Label>
        <Chart role="gridcell" aria-colspan={hours.length} $hours={hours.length}>
          {now !== undefined && (
            <Now>
              <VisuallyHidden>Now: </VisuallyHidden>
              {now}
            </Now>
          )}
          <Columns aria-hidden="true">
            {duties.map(({ from, onDuty, needed }) => (
              <Column
                key={from}
                data-short={onDuty < needed || undefined}
                style={{ '--needed': `${(needed / most) * 100}%`, '--there': `${(onDuty / most) * 100}%` }}
              />
            ))}
          </Columns>
        </Chart>
        <Most role="gridcell">
          <VisuallyHidden>Most at once: </VisuallyHidden>
          {most}
        </Most>
      </tr>
    </thead>
  );
}

/** A label that is wider than its hour, as on a day of 25, breaks between its words. */
const HourHead = styled.th`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-width: 0;
  padding: ${token.space.xxs};
  border-left: 1px solid ${token.color.line};
  background: ${token.color.surface};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.control};
  text-align: left;
  small {
    color: ${token.color.inkMuted};
    font-size: 0.75rem;
    font-weight: ${token.weight.regular};
  }
  small[data-short] {
    color: ${token.color.courtInk};
    font-weight: ${token.weight.semibold};
  }
`;

const Label = styled.th`
  position: sticky;
  left: 0;
  z-index: 2;
  padding: ${token.space.xxs} ${token.space.xs} ${token.space.xxs} ${token.space.sm};
  border-bottom: 1px solid ${token.color.lineStrong};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: 0.75rem;
  font-weight: ${token.weight.medium};
  text-align: left;
  align-content: end;
`;

const Chart = styled(Track)`
  height: 2.5rem;
  border-bottom-color: ${token.color.lineStrong};
  background-color: ${token.color.surface};
`;

const Columns = styled.div`
  display: flex;
  height: 100%;
  padding-top: ${token.space.xxs};
`;

/** A frame for the needed people around the bar of those on duty. */
const Column = styled.span`
  position: relative;
  flex: 1;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: auto 1px 0;
  }
  &::before {
    height: var(--needed);
    background: color-mix(in srgb, ${token.color.court} 30%, ${token.color.surface});
  }
  &::after {
    height: var(--there);
    background: ${token.color.water};
  }
  @media print {
    print-color-adjust: exact;
  }
`;

const Most = styled.td`
  padding: ${token.space.xxs} ${token.space.xs};
  border-bottom: 1px solid ${token.color.lineStrong};
  border-left: 1px solid ${token.color.line};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

/** The label of the current time's line, above it. */
const Now = styled.span`
  position: absolute;
  top: 0;
  left: var(--now);
  z-index: 3;
  padding: 0 ${token.space.xxs};
  border-radius: 0 ${token.radius.sm} ${token.radius.sm} 0;
  background: ${token.color.court};
  color: ${token.color.surface};
  font-size: 0.75rem;
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  white-space: nowrap;
  @media print {
    display: none;
  }
`;
