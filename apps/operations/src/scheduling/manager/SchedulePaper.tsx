import { addDays, momentInWords, PaperHead, PaperOnly } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { dayWords } from '../../shared/calendar/dayWords';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { useScheduleAddress } from './useScheduleAddress';

/** The printed sheet around the schedule: the club, the days, the time of printing, and a legend. */
export function SchedulePaper({ byDay }: { byDay: boolean }) {
  const { clubName, timeZone, now } = useSchedulingSource();
  const { values } = useScheduleAddress();
  const last = addDays(values.week, values.view === 'two-weeks' ? 13 : 6);
  const when = byDay ? dayWords(values.shownDay) : `${dayWords(values.week)} to ${dayWords(last)}`;
  const only = [values.role, values.location].filter(Boolean).join(', ');
  return (
    <>
      <PaperHead clubName={clubName} kind={only ? `Schedule, ${only}` : 'Schedule'} day={when} />
      <PaperOnly>
        <Legend>
          <Sample data-look="published" /> Published
          <Sample data-look="draft" /> Draft: not announced yet
          <span>Printed {momentInWords(now().toISOString(), timeZone)}</span>
        </Legend>
      </PaperOnly>
    </>
  );
}

const Legend = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  padding-block: ${token.space.xxs};
  font-size: 0.75rem;
  span:last-child {
    margin-left: auto;
  }
`;

const Sample = styled.i`
  width: 1.5rem;
  height: 0.75rem;
  border: 1px solid ${token.color.lineStrong};
  border-left: 3px solid ${token.color.series1};
  border-radius: 2px;
  print-color-adjust: exact;
  &[data-look='published'] {
    background: color-mix(in srgb, ${token.color.series1} 14%, ${token.color.surface});
  }
  &[data-look='draft'] {
    margin-left: ${token.space.md};
    border-style: dashed;
    border-left-style: solid;
    background: repeating-linear-gradient(
      135deg,
      ${token.color.surface} 0 4px,
      color-mix(in srgb, ${token.color.series1} 14%, ${token.color.surface}) 4px 8px
    );
  }
`;
