import { counted, dayInWords, Quiet } from '@platform/module-kit/screens';
import { Badge, Inline, Progress, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Survey } from '../../source/rows/survey';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { kindWords, statusWords } from './surveyWords';

/** A survey in the list, with a link to all of it. */
export function SurveyRow({ survey }: { survey: Survey }) {
  const { basePath, today } = usePostSeasonSource();
  const { id, title, kind, status, invited, completed, responseRate } = survey;
  const { label, tone } = statusWords[status];
  return (
    <Row>
      <div>
        <Title to={`${basePath}/surveys/${id}`}>{title}</Title>
        <Quiet>
          {kindWords[kind]} · {daysInWords(survey, today())}
        </Quiet>
      </div>
      <Answered>
        {invited > 0 ? (
          <>
            <Quiet>
              {completed} of {counted(invited, 'person', 'people')} answered
            </Quiet>
            <Progress value={responseRate ?? 0} label={`Answered: ${title}`} valueText={`${responseRate ?? 0}%`} />
          </>
        ) : (
          <Quiet>No one is invited yet</Quiet>
        )}
      </Answered>
      <Inline>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
    </Row>
  );
}

/** When it can be answered. */
export function daysInWords({ status, opensOn, closesOn }: Survey, today: string): string {
  if (status === 'draft') return 'no days yet';
  if (status === 'planned') return `opens ${dayInWords(opensOn ?? '', today)}`;
  if (closesOn === null) return 'no last day';
  return status === 'closed'
    ? `closed after ${dayInWords(closesOn, today)}`
    : `closes after ${dayInWords(closesOn, today)}`;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) 7rem;
  align-items: center;
  gap: ${token.space.xs} ${token.space.md};
  padding: ${token.space.sm} ${token.space.lg};
  border-top: 1px solid ${token.color.line};
  @media (max-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;
`;

const Answered = styled.div`
  display: grid;
  gap: ${token.space.xxs};
`;
