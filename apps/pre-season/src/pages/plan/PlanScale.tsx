import { addMonths } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';

interface PlanScaleProps {
  first: string;
  last: string;
  today: string;
  /** A day's position on the scale, in percent. */
  share: (day: string) => number;
}

/** Least width of a month's name, in percent of the scale. */
const ROOM = 6;

/** The months above the chart, and today's position. The list below says the same in words. */
export function PlanScale({ first, last, today, share }: PlanScaleProps) {
  const now = first <= today && today <= last ? share(today) : null;
  const months = monthsBetween(first, last).filter((day) => share(day) <= 100 - ROOM);
  const [second] = months;
  const named = second === undefined || share(second) >= ROOM ? [first, ...months] : months;
  return (
    <Scale aria-hidden="true">
      <svg width="100%" height="100%">
        {named.map((day) => (
          <Word key={day} x={`${share(day)}%`} y="34">
            {dateInWords(day, 'shortMonth', 'UTC')}
          </Word>
        ))}
        {now !== null && (
          <Now x={`${now}%`} y="16" textAnchor={now > 90 ? 'end' : 'middle'}>
            Today
          </Now>
        )}
      </svg>
    </Scale>
  );
}

/** The first days of the months between two days. */
function monthsBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = addMonths(`${first.slice(0, 7)}-01`, 1); day <= last; day = addMonths(day, 1)) days.push(day);
  return days;
}

const Scale = styled.div`
  height: 2.375rem;
`;

const Word = styled.text`
  fill: ${token.color.inkMuted};
  font-size: ${token.size.xs};
`;

const Now = styled.text`
  fill: ${token.color.ink};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
`;
