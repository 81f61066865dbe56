import { media, token, VisuallyHidden } from '@platform/ui';
import { styled } from 'styled-components';
import { Ask } from '../Ask';
import { Band, BandTitle, Lead } from '../Band';
import { stages, type Stage } from '../season';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthName = (month: number) => months[month - 1] ?? '';

/** The season as a pool: a lane for each stage, a rope through its months. */
export function SeasonCalendar() {
  return (
    <Band labelledBy="about-season">
      <Head>
        <BandTitle id="about-season">Six stages, all year</BandTitle>
        <Lead>For members, the season is a hundred days. For those who answer for it, it never quite ends.</Lead>
      </Head>
      <Months aria-hidden="true">
        {months.map((month) => (
          <span key={month}>{month.slice(0, 3)}</span>
        ))}
      </Months>
      <Lanes role="list">
        {stages.map((stage) => (
          <li key={stage.name}>
            <div>
              <h3>{stage.name}</h3>
              <p>{stage.text}</p>
            </div>
            <Lane stage={stage} />
          </li>
        ))}
      </Lanes>
      <Ask question="Which stage are you in? We can begin with any of them." />
    </Band>
  );
}

/** A year of still water. It is deep where the stage is, with a rope along its lane. */
function Lane({
  stage: {
    months: [from, to],
  },
}: {
  stage: Stage;
}) {
  const start = `${((from - 1) / 12) * 100}%`;
  const end = `${(to / 12) * 100}%`;
  return (
    <div>
      <VisuallyHidden>
        {monthName(from)} to {monthName(to)}
      </VisuallyHidden>
      <Water height="28" aria-hidden="true">
        <line x1="0" x2="100%" y1="14" y2="14" />
        <line x1={start} x2={end} y1="14" y2="14" />
        <line x1={start} x2={end} y1="14" y2="14" />
      </Water>
      <Span aria-hidden="true">
        {monthName(from)} to {monthName(to)}
      </Span>
    </div>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${token.space.md};
  margin-bottom: ${token.space.xl};
`;

const columns = 'minmax(0, 5fr) minmax(0, 7fr)';

const Months = styled.div`
  display: none;
  @media ${media.beside} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    width: calc((100% - ${token.space.xxl}) * 7 / 12);
    margin-inline-start: auto;
    padding-bottom: ${token.space.sm};
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;

const Lanes = styled.ol`
  li {
    display: grid;
    gap: ${token.space.sm};
    padding-block: ${token.space.lg};
    border-top: 1px solid ${token.color.line};
  }
  li:last-child {
    border-bottom: 1px solid ${token.color.line};
  }
  h3 {
    font-size: ${token.size.lg};
  }
  p {
    color: ${token.color.inkMuted};
  }
  @media ${media.beside} {
    li {
      grid-template-columns: ${columns};
      gap: ${token.space.xxl};
      align-items: center;
      padding-block: ${token.space.md};
    }
  }
`;

const Water = styled.svg`
  width: 100%;
  overflow: hidden;
  border-radius: ${token.radius.sm};
  line {
    stroke: ${token.color.surfaceSunken};
    stroke-width: 28;
  }
  line + line {
    stroke: ${token.color.scenePool};
  }
  line + line + line {
    stroke: ${token.color.sceneLine};
    stroke-width: 4;
    stroke-dasharray: 10 10;
  }
`;

const Span = styled.p`
  margin-top: ${token.space.xxs};
  font-size: ${token.size.xs};
  @media ${media.beside} {
    display: none;
  }
`;
