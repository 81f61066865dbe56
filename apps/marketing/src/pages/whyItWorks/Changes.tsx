import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Band, BandTitle, Lead } from '../Band';

const changes = [
  {
    discipline: 'Staffing',
    before: 'Hiring starts when someone quits.',
    after: 'Hiring starts on a date, weeks before the others, position by position.',
  },
  {
    discipline: 'Training',
    before: 'Certificates lie in a drawer, some of them expired.',
    after: 'Every certification has its date, and people who are due next month know it now.',
  },
  {
    discipline: 'Operations',
    before: 'The opening routine lives in one person’s head.',
    after: 'Logs, vendors and tickets that anyone on shift can pick up.',
  },
  {
    discipline: 'Analytics',
    before: 'Payroll is the surprise of September.',
    after: 'Payroll against budget every week, while something can still be done about it.',
  },
  {
    discipline: 'Risk',
    before: 'The emergency plan is read after the incident.',
    after: 'Drills, audits and reviews come first, and the report is short.',
  },
  {
    discipline: 'Strategic Planning',
    before: 'The board asks what a new pool would cost, and the answer takes until October.',
    after: 'Projects, members and workforce for the next three years are on one page, before anyone asks.',
  },
];

/** What changes after a season, by discipline. */
export function Changes() {
  return (
    <Band labelledBy="why-changes">
      <Head>
        <BandTitle id="why-changes">What has changed by August</BandTitle>
        <Lead>
          Six disciplines that every seasonal club knows, from the first day we talk to the last day of summer.
        </Lead>
      </Head>
      <List role="list">
        {changes.map(({ discipline, before, after }) => (
          <li key={discipline}>
            <h3>{discipline}</h3>
            <Before>
              <b>Before</b> {before}
            </Before>
            <After>
              <b>With us</b> {after}
            </After>
          </li>
        ))}
      </List>
    </Band>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${token.space.md};
  margin-bottom: ${token.space.xl};
`;

const List = styled.ul`
  li {
    display: grid;
    gap: ${token.space.sm};
    padding-block: ${token.space.lg};
    border-top: 1px solid ${token.color.line};
  }
  h3 {
    font-family: ${token.font.display};
    font-size: ${token.size.xl};
    font-weight: ${token.weight.display};
    letter-spacing: -0.015em;
  }
  b {
    display: block;
    font-size: ${token.size.xs};
    font-weight: ${token.weight.semibold};
  }
  @media ${media.desktop} {
    li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr);
      gap: ${token.space.xl};
      align-items: baseline;
    }
  }
`;

const Before = styled.p`
  color: ${token.color.inkMuted};
`;

const After = styled.p`
  b {
    color: ${token.color.water};
  }
`;
