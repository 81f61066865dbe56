import { momentInWords } from '@platform/module-kit/screens';
import { Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { AS_ONLY_MANAGER, timesInWords } from '../rules/clockWords';
import { minutesInWords } from '../rules/minutes';
import type { Correction, WeekOfPerson } from '../source/rows/week';
import { useTimeClockSource } from '../source/useTimeClockSource';

const verbs: Record<Correction['kind'], string> = {
  entered: 'Entered',
  corrected: 'Corrected',
  removed: 'Removed',
};

/** A week's adjustments and corrections, each with its reason and author. Renders nothing if there are none. */
export function WeekLines({ week: { adjustments, corrections } }: { week: WeekOfPerson }) {
  const { timeZone } = useTimeClockSource();
  if (adjustments.length + corrections.length === 0) return null;
  const by = (name: string | null, moment: string) =>
    `${name ?? 'A former manager'}, ${momentInWords(moment, timeZone)}`;
  return (
    <Stack as="section" $gap="sm" aria-label="Changes of the week">
      <h3>Changes</h3>
      <Lines>
        {adjustments.map(({ id, minutes, reason, makerName, madeAt, isOwn }) => (
          <li key={id}>
            <span>
              <b>{minutes > 0 ? `Added ${minutesInWords(minutes)}` : `Took off ${minutesInWords(-minutes)}`}</b>:{' '}
              {reason}
            </span>
            <small>
              {by(makerName, madeAt)}
              {isOwn && AS_ONLY_MANAGER}
            </small>
          </li>
        ))}
        {corrections.map((correction) => (
          <li key={correction.id}>
            <span>
              <b>{verbs[correction.kind]}</b> {changeInWords(correction, timeZone)}: {correction.reason}
            </span>
            <small>{by(correction.actorName, correction.happenedAt)}</small>
          </li>
        ))}
      </Lines>
    </Stack>
  );
}

function changeInWords({ before, after }: Correction, timeZone: string): string {
  const times = [before, after].flatMap((part) => (part ? timesInWords(part, timeZone) : []));
  return times.join(' to ');
}

const Lines = styled.ul`
  display: grid;
  padding: 0;
  gap: ${token.space.sm};
  list-style: none;
  > li {
    display: grid;
    gap: ${token.space.xxs};
    padding-inline-start: ${token.space.sm};
    border-inline-start: 2px solid ${token.color.line};
  }
  small {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
`;
