import { isTypedDay } from '@platform/module-kit/screens';
import { Alert, DateRangeField, media, SelectField, Skeleton, token } from '@platform/ui';
import { check_report_days } from '@platform/database/raised';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Days, Season } from '../source/rows/season';
import { isSpan, type Period } from './period';
import { useReportsAddress } from './useReportsAddress';

interface PeriodBarProps {
  period: Period;
  /** The latest first. */
  seasons: readonly Season[];
}

/** Chooses the days of the page, and the season to compare with. */
export function PeriodBar({ period, seasons }: PeriodBarProps) {
  const { change } = useReportsAddress();
  const { choice, days, compareChoice } = period;
  const isSeason = seasons.some((season) => season.year === choice);
  const year = isSeason ? choice : days.from.slice(0, 4);
  const others = seasons.filter((season) => season.year !== year);
  return (
    <>
      <Bar role="group" aria-label="What is shown">
        <SelectField
          label="Period"
          value={choice}
          onChange={({ target: { value } }) =>
            // A choice of other days starts from the days shown.
            change(
              { period: value, from: value === 'days' ? days.from : '', to: value === 'days' ? days.to : '' },
              { replace: false },
            )
          }
          options={[
            ...seasons.map((season) => ({ value: season.year, label: `Season ${season.year}` })),
            { value: 'week', label: 'This week' },
            { value: 'month', label: 'This month' },
            { value: 'days', label: 'Other days' },
          ]}
        />
        <SelectField
          label="Compare with"
          value={compareChoice}
          onChange={({ target: { value } }) => change({ compare: value })}
          options={[
            { value: 'none', label: 'Nothing' },
            ...others.map((season) => ({
              value: season.year,
              label: isSeason ? `Season ${season.year}` : `Same days of ${season.year}`,
            })),
          ]}
        />
        {choice === 'days' && (
          <Dates>
            <OtherDays days={days} />
          </Dates>
        )}
      </Bar>
      {days.from <= days.to && !isSpan(days) && (
        <Alert tone="warning" title={check_report_days['22023'].message}>
          {check_report_days['22023'].hint}
        </Alert>
      )}
    </>
  );
}

/** Keeps a day whose year is still being typed, which the address does not take. */
function OtherDays({ days: { from, to } }: { days: Days }) {
  const { change } = useReportsAddress();
  const [typed, setTyped] = useState<Days>();
  return (
    <DateRangeField
      label="Days"
      value={typed ?? { from, to }}
      onChange={(chosen) => {
        const areTyped = isTypedDay(chosen.from) && isTypedDay(chosen.to);
        setTyped(areTyped ? undefined : chosen);
        if (areTyped) change(chosen);
      }}
    />
  );
}

/** An outline as high as the loaded bar. */
export const PeriodBarOutline = () => <Skeleton $height={`calc(${token.control.target} + 2rem)`} />;

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 15rem));
  align-items: start;
  gap: ${token.space.md};
  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space.sm};
  }
`;

const Dates = styled.div`
  grid-column: span 2;
`;
