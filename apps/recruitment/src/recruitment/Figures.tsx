import { daysToOpening, Figure, FigureStrip, openingInWords } from '@platform/module-kit/screens';
import { Progress, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { ClubSeasonOver } from '../shared/parts/ClubSeasonOver';
import { FailedReads } from '../shared/parts/FailedReads';
import { filledInWords, positionsIn } from '../shared/rules/positionsIn';
import { filterApplications } from './rules/filterApplications';
import { progressInWords } from './rules/reviewDue';
import { useApplications, useClubFacts, useClubFigures, useJobRoles } from './source/queries';
import type { ClubFacts } from './source/rows/clubFacts';
import { useRecruitmentSource } from './source/useRecruitmentSource';
import { useStandings } from './application/useStandings';

interface FiguresProps {
  /** The query of the tab below, which reports its own failure. */
  above: 'applications' | 'roles';
}

/** The club's recruitment in figures; each links to its rows. */
export function Figures({ above }: FiguresProps) {
  const { canManage, isDemo, today } = useRecruitmentSource();
  const figures = useClubFigures();
  const facts = useClubFacts();
  const roles = useJobRoles();
  const applications = useApplications();
  const { over } = positionsIn(roles.data ?? []);
  const opening = facts.data && openingOf(facts.data, today());
  return (
    <Stack $gap="sm">
      <FigureStrip aria-label="Figures">
        {canManage && <ApplicationFigures />}
        <Figure
          to="?tab=roles"
          label="Positions filled"
          value={
            figures.data
              ? filledInWords(figures.data.positionsFilled, figures.data.positionsTotal)
              : lost(figures.isError)
          }
          detail={over > 0 ? `${count(over)} over plan` : figures.data && <Share percent={figures.data.percent} />}
          alarming={over > 0}
        />
        <Figure
          to={isDemo ? '/demo/pre-season' : '/pre-season'}
          label="Days to opening"
          value={opening ? (opening.days ?? '–') : lost(facts.isError)}
          detail={opening?.words}
        />
      </FigureStrip>
      <ClubSeasonOver isOver={opening !== undefined && opening.isOver} />
      <FailedReads
        title="Failed to fetch the figures"
        reads={[figures, facts, above === 'roles' ? applications : roles]}
      />
    </Stack>
  );
}

function ApplicationFigures() {
  const { season, today } = useRecruitmentSource();
  const applications = useApplications();
  const standings = useStandings();
  const ofSeason = applications.data && filterApplications(applications.data, { search: '', position: '', season });
  const toReview = ofSeason?.filter(({ status }) => status === 'pending_review');
  const overdue = toReview?.filter((each) => progressInWords(each, standings.of(each), today()).overdue).length;
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

function openingOf({ seasonOpensOn: opensOn, seasonEndsOn: endsOn }: ClubFacts, today: string) {
  const days = daysToOpening({ opensOn, endsOn }, today);
  return { days, words: openingInWords(opensOn, days), isOver: days === null && opensOn !== null };
}

const count = (figure: number) => figure.toLocaleString('en-US');

/** A dash if a figure could not be counted. The reason is below, with Retry. */
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
