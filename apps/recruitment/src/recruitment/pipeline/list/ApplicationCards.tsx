import { Quiet, WholeRowName } from '@platform/module-kit/screens';
import { Badge, Inline, token } from '@platform/ui';
import { styled } from 'styled-components';
import { PersonCards } from '../../../shared/parts/PersonCards';
import { CanWork } from '../../application/details/CanWork';
import { Certificates } from '../../application/details/Certificates';
import { MoveMenu } from '../../application/moves/MoveMenu';
import { useRecruitmentAddress } from '../../useRecruitmentAddress';
import { positionsInWords } from '../../rules/positionsInWords';
import { progressInWords } from '../../rules/reviewDue';
import { statusLabels, statusTones } from '../../rules/status';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';
import type { Application, Standing } from '../../source/rows/application';
import { useStandings } from '../../application/useStandings';

/** The list of applications on a phone. */
export function ApplicationCards({ applications }: { applications: readonly Application[] }) {
  const { linkTo } = useRecruitmentAddress();
  const standings = useStandings();
  const today = useRecruitmentSource().today();
  return (
    <PersonCards label="Applications" items={applications}>
      {(application) => (
        <>
          <Head>
            <WholeRowName to={linkTo({ open: application.id })} replace={false}>
              {application.name}
            </WholeRowName>
            <Above>
              <MoveMenu application={application} />
            </Above>
          </Head>
          <Quiet>{positionsInWords(application)}</Quiet>
          <CanWork availability={application.availability} today={today} />
          <Certificates standing={standings.of(application)} wrap />
          <Inline $gap="xs">
            <Progress application={application} standing={standings.of(application)} />
          </Inline>
        </>
      )}
    </PersonCards>
  );
}

/** The status: a waiting review says since when; a decision has its own color. */
function Progress({ application, standing }: { application: Application; standing: Standing | undefined }) {
  const today = useRecruitmentSource().today();
  const { status } = application;
  const tone = statusTones[status];
  const { words, overdue } = progressInWords(application, standing, today);
  if (standing && status !== 'pending_review') return <Badge tone={tone}>{words}</Badge>;
  return (
    <>
      <Badge tone={tone}>{statusLabels[status]}</Badge>
      <Waiting data-overdue={overdue || undefined}>{words}</Waiting>
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs};
  min-height: ${token.control.target};
  margin-block: calc(-1 * ${token.space.xs});
  margin-inline-end: calc(-1 * ${token.space.xs});
`;

/** Above the link that covers the card. */
const Above = styled.div`
  position: relative;
  z-index: 1;
  color: ${token.color.inkMuted};
`;

const Waiting = styled(Quiet)`
  &[data-overdue] {
    color: ${token.color.danger};
    font-weight: ${token.weight.semibold};
  }
`;
