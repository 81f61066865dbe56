import { Link } from '@platform/module-kit';
import { wholeDollars } from '@platform/module-kit/screens';
import { token, VisuallyHidden } from '@platform/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { shortStandsWords, type ShortStands } from '../rules/coverage/standsShort';
import type { DayFigures } from '../rules/figures/dayFigures';
import type { WeekToDate } from '../rules/figures/weekToDate';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { dayHead, dayName, weekToDateInWords } from '../words/formats';

interface DayHeaderProps {
  day: string;
  isToday: boolean;
  figures: DayFigures;
  /** Missing if the week has no budget. */
  spent: WeekToDate | undefined;
  /** When too few people are planned for the stands. */
  stands: readonly ShortStands[];
  /** A holiday, or the day's name in the school calendar. */
  name: string | undefined;
  /** Opens the day by the hour. */
  to: string;
}

/** A day above its shifts, with its coverage, its cost and how much of the week's budget is spent by then. */
export const DayHeader = memo(function DayHeader(props: DayHeaderProps) {
  const { day, isToday, figures, spent, stands, name, to } = props;
  const { timeZone } = useSchedulingSource();
  const { weekday, date } = dayHead(day);
  const { filled, all, cents } = figures;
  return (
    <Head scope="col" role="columnheader" data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <Line to={to} replace={false}>
        <span aria-hidden="true">{weekday}</span>
        <Date aria-hidden="true" data-today={isToday || undefined}>
          {date}
        </Date>
        <VisuallyHidden>{dayName(day)}, by the hour</VisuallyHidden>
      </Line>
      <Small>
        {all === 0 ? (
          <span>No shifts</span>
        ) : (
          <>
            <Covered data-short={filled < all || undefined}>
              {filled}/{all}
              <VisuallyHidden> shifts covered, labor </VisuallyHidden>
            </Covered>
            <span>{wholeDollars(cents)}</span>
          </>
        )}
      </Small>
      {stands.length > 0 && <StandsMark stands={stands} timeZone={timeZone} />}
      {name !== undefined && <Name title={name}>{name}</Name>}
      {spent && (
        <Spent
          title={weekToDateInWords(spent)}
          data-over={spent.isOver || undefined}
          style={{ '--spent': spent.budget === 0 ? Number(spent.isOver) : Math.min(spent.cents / spent.budget, 1) }}
        >
          <VisuallyHidden>, {weekToDateInWords(spent)}</VisuallyHidden>
        </Spent>
      )}
    </Head>
  );
});

/** The fewest people at once of those that the stands need; the periods in its title, and for screen readers. */
function StandsMark({ stands, timeZone }: { stands: readonly ShortStands[]; timeZone: string }) {
  const words = stands.map((short) => shortStandsWords(short, timeZone)).join('; ');
  const fewest = Math.min(...stands.map(({ there }) => there));
  return (
    <Name title={`Stands: ${words}`}>
      <span aria-hidden="true">
        Stands {fewest}/{stands[0]?.needed}
      </span>
      <VisuallyHidden>Too few people for the stands: {words}</VisuallyHidden>
    </Name>
  );
}

const Head = styled.th`
  container-type: inline-size;
  position: relative;
  padding: ${token.space.xxs} ${token.space.xs} ${token.space.xs};
  border-bottom: 1px solid ${token.color.lineStrong};
  border-left: 1px solid ${token.color.line};
  background: ${token.color.surface};
  [data-tight] & {
    padding-inline: ${token.space.hair};
  }
  font-weight: ${token.weight.regular};
  line-height: ${token.leading.control};
  text-align: left;
  &[data-today] {
    background: color-mix(in srgb, ${token.color.waterSoft} 60%, ${token.color.surface});
  }
`;

const Line = styled(Link)`
  display: flex;
  color: inherit;
  text-decoration: none;
  &:hover span:first-child {
    text-decoration: underline;
  }
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space.xxs};
  min-height: 1.625rem;
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
  /* In two weeks beside a sidebar. All days alike, also those whose name and date would fit beside each other. */
  @container (max-width: 4.5rem) {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const Date = styled.span`
  font-variant-numeric: tabular-nums;
  &[data-today] {
    min-width: 1.625rem;
    padding: 0 ${token.space.xxs};
    border-radius: ${token.radius.full};
    background: ${token.color.water};
    color: ${token.color.onWater};
    line-height: 1.625rem;
    text-align: center;
  }
`;

const Small = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  /* On a tablet held upright, both figures fit beside each other. */
  [data-tight='week'] & {
    column-gap: ${token.space.hair};
    letter-spacing: -0.02em;
  }
`;

const Covered = styled.span`
  &[data-short] {
    color: ${token.color.courtInk};
    font-weight: ${token.weight.semibold};
  }
`;

/** In a narrow column on two lines: cut off, a figure or the rest of a name would be missing. */
const Name = styled.span`
  display: block;
  overflow: hidden;
  color: ${token.color.courtInk};
  font-size: 0.75rem;
  font-weight: ${token.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-tight] & {
    white-space: normal;
    hyphens: auto;
  }
`;

/** A line along the lower edge, full when the budget of the week is spent. */
const Spent = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 0.25rem;
  background: ${token.color.line};
  &::before {
    content: '';
    display: block;
    width: calc(var(--spent) * 100%);
    height: 100%;
    background: ${token.color.water};
  }
  &[data-over]::before {
    background: ${token.color.danger};
  }
`;
