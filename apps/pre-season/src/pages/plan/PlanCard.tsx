import { addDays, dayInWords, daysBetween } from '@platform/module-kit/screens';
import { Badge, Card, CardTitle, token } from '@platform/ui';
import { styled } from 'styled-components';
import { phaseInWords, phaseState, seasonPlan, type Phase, type PhaseState } from '../../rules/seasonPlan';
import { useSeason } from '../preSeason/SeasonContext';
import { PlanScale } from './PlanScale';

/**
 * The weeks to opening: a list of phases with their dates and a bar for each on one time scale. A narrow card shows
 * only the list, without past phases.
 */
export function PlanCard() {
  const { season, lists, today } = useSeason();
  const phases = seasonPlan(season, lists);
  const first = phases.reduce((earliest, { startsOn }) => (startsOn < earliest ? startsOn : earliest), season.opensOn);
  const last = addDays(season.opensOn, 6);
  const share = (day: string) => (100 * daysBetween(first, day)) / (daysBetween(first, last) + 1);
  return (
    <Weeks as="section" id="weeks" aria-labelledby="weeks-title">
      <Head>
        <CardTitle id="weeks-title">Weeks to opening</CardTitle>
        <PlanScale first={first} last={last} today={today} share={share} />
      </Head>
      <Phases role="list">
        {phases.map((phase) => (
          <PhaseRow
            key={phase.id}
            phase={phase}
            opensOn={season.opensOn}
            today={today}
            share={share}
            isInScale={first <= today && today <= last}
          />
        ))}
      </Phases>
    </Weeks>
  );
}

interface PhaseRowProps {
  phase: Phase;
  /** Opening day. Dates in its year are shown without the year. */
  opensOn: string;
  today: string;
  /** A day's position on the scale, in percent. */
  share: (day: string) => number;
  isInScale: boolean;
}

function PhaseRow({ phase, opensOn, today, share, isInScale }: PhaseRowProps) {
  const { id, title, startsOn, endsOn } = phase;
  const state = phaseState(phase, today);
  const start = share(startsOn);
  const width = share(addDays(endsOn, 1)) - start;
  return (
    <Row data-state={state}>
      <Name>{title}</Name>
      <Days>
        {dayInWords(startsOn, opensOn)}
        {endsOn !== startsOn && ` – ${dayInWords(endsOn, opensOn)}`}
      </Days>
      <Track>
        <svg width="100%" height="100%" aria-hidden="true">
          <Ground width="100%" height="10" y="11" rx="5" />
          {id === 'opening' ? (
            <OpeningMark cx={`${start}%`} cy="16" r="7" />
          ) : (
            <Bar $state={state} x={`${start}%`} width={`${width}%`} height="10" y="11" rx="5" />
          )}
          {isInScale && <Today x={`${share(today)}%`} width="2" height="100%" />}
        </svg>
      </Track>
      <State>
        <Badge tone={tones[state]}>{phaseInWords(phase, today)}</Badge>
      </State>
    </Row>
  );
}

const tones = { done: 'outline', now: 'water', ahead: 'neutral' } as const;

/** Where there is no room for the chart. */
const listOnly = '(max-width: 39.99rem)';

const columns = '6.5rem 10.5rem minmax(0, 1fr) 7.5rem';

const Weeks = styled(Card)`
  container-type: inline-size;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: end;
  gap: ${token.space.md};
  padding-bottom: ${token.space.xs};
  > :first-child {
    grid-column: span 2;
  }
  @container ${listOnly} {
    display: block;
    > :last-child {
      display: none;
    }
  }
`;

const Phases = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  column-gap: ${token.space.md};
  font-size: ${token.size.sm};
  &[data-state='done'] {
    color: ${token.color.inkMuted};
  }
  @container ${listOnly} {
    grid-template-columns: auto 1fr auto;
    column-gap: ${token.space.xs};
    min-height: 2.25rem;
    &[data-state='done']:has(~ :not([data-state='done'])) {
      display: none;
    }
  }
`;

const Name = styled.strong`
  font-weight: ${token.weight.semibold};
`;

const Days = styled.span`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Track = styled.div`
  height: 2rem;
  @container ${listOnly} {
    display: none;
  }
`;

const State = styled.span`
  justify-self: end;
`;

const Ground = styled.rect`
  fill: ${token.color.surfaceSunken};
`;

const fills: Record<PhaseState, string> = {
  done: token.color.lineStrong,
  now: token.color.water,
  ahead: token.color.waterBright,
};

const Bar = styled.rect<{ $state: PhaseState }>`
  fill: ${({ $state }) => fills[$state]};
`;

const OpeningMark = styled.circle`
  fill: ${token.color.court};
`;

const Today = styled.rect`
  fill: ${token.color.ink};
`;
