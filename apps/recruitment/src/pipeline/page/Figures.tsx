import { Progress, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Figure, FigureStrip } from '../../place/FigureStrip';
import { filterApplications } from '../rules/filterApplications';
import { overPlan } from '../rules/overPlan';
import { progressInWords } from '../rules/reviewDue';
import { seasonTile } from '../rules/seasonTile';
import { useApplications, useClubFacts, useClubFigures, useJobRoles } from '../source/recruitmentQueries';
import { useRecruitmentSource } from '../source/RecruitmentSourceContext';
import { useStandings } from '../source/useStandings';

/** How the club stands in figures; each leads to the rows that were counted. */
export function Figures() {
  const { canManage, isDemo } = useRecruitmentSource();
  const figures = useClubFigures();
  const facts = useClubFacts();
  const over = overPlan(useJobRoles().data ?? []);
  const inSeason = facts.data && seasonTile(facts.data);
  return (
    <FigureStrip aria-label="Figures">
      {canManage && <ApplicationFigures />}
      <Figure
        to="?tab=roles"
        label="Positions filled"
        value={
          figures.data
            ? `${count(figures.data.positionsFilled)} of ${count(figures.data.positionsTotal)}`
            : lost(figures.isError)
        }
        detail={over > 0 ? `${count(over)} over plan` : figures.data && <Share percent={figures.data.percent} />}
        alarming={over > 0}
      />
      <Figure
        to={isDemo ? '/demo/pre-season' : '/pre-season'}
        label={inSeason?.label ?? 'Days to opening'}
        value={inSeason?.value ?? lost(facts.isError)}
        detail={inSeason?.detail}
      />
    </FigureStrip>
  );
}

function ApplicationFigures() {
  const { season } = useRecruitmentSource();
  const applications = useApplications();
  const standings = useStandings();
  const today = useClubFacts().data?.today;
  const ofSeason = applications.data && filterApplications(applications.data, { search: '', position: '', season });
  const toReview = ofSeason?.filter(({ status }) => status === 'pending_review');
  const overdue = toReview?.filter((each) => progressInWords(each, standings.of(each), today).overdue).length;
  return (
    <>
      <Figure
        to="?view=list"
        label="Applications"
        value={ofSeason ? count(ofSeason.length) : lost(applications.isError)}
        detail={`for season ${season}`}
      />
      <Figure
        to="?view=list&status=pending_review"
        label="To review"
        value={toReview ? count(toReview.length) : lost(applications.isError)}
        detail={overdue ? `${count(overdue)} overdue` : undefined}
        alarming={Boolean(overdue)}
      />
    </>
  );
}

const count = (figure: number) => figure.toLocaleString('en-US');

/** A dash where a figure could not be counted: the tab below says why and offers Retry. */
const lost = (isError: boolean) => (isError ? '–' : undefined);

function Share({ percent }: { percent: number | null }) {
  if (percent === null) return 'No positions yet';
  return (
    <Bar>
      <Progress label="Positions filled" value={percent} valueText={`${percent}% of the positions are filled`} />
      <span>{percent}%</span>
    </Bar>
  );
}

const Bar = styled.span`
  display: grid;
  grid-template-columns: 5rem auto;
  align-items: center;
  gap: ${token.space.xs};
`;
