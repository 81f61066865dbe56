import { Link, Loaded } from '@platform/module-kit';
import { Quiet, TitledDrawer, useCloseQuestion, DrawerTitle, HeadedSection } from '@platform/module-kit/screens';
import { Badge, Button, Icon, Inline, Menu, Stack } from '@platform/ui';
import { progressInWords } from '../rules/reviewDue';
import { nextStatuses, statusLabels, statusTones } from '../rules/status';
import type { ApplicationDetails } from '../source/rows/applicationDetails';
import { useApplication } from '../source/queries';
import { useRecruitmentSource } from '../source/useRecruitmentSource';
import { useStandings } from './useStandings';
import { AppliedPositions } from './details/AppliedPositions';
import { Certificates } from './details/Certificates';
import { Contact } from './details/Contact';
import { History } from './details/History';
import { MoveItems } from './moves/MoveItems';
import { useMoving } from './moves/MoveProvider';
import { ApplicationNote } from './details/ApplicationNote';
import { Resumes } from './details/Resumes';
import { StandingsFailure } from './details/StandingsFailure';
import { TheirWords } from './details/TheirWords';
import { WhatTheyTold } from './details/WhatTheyTold';
import { JOB_APPLICATION_FAILED } from '../source/failures';

interface ApplicationDrawerProps {
  id: string;
  onClose: () => void;
}

/** A whole application beside the board; on a phone it fills the page. Asks before closing over a typed note. */
export function ApplicationDrawer({ id, onClose }: ApplicationDrawerProps) {
  const application = useApplication(id);
  const { close, question } = useCloseQuestion(onClose);
  return (
    <TitledDrawer title="Application" label={application.data?.name ?? 'Application'} onClose={close}>
      <Loaded query={application} label="the application" failure={JOB_APPLICATION_FAILED} height="24rem">
        {(details) => <Details application={details} />}
      </Loaded>
      {question}
    </TitledDrawer>
  );
}

function Details({ application }: { application: ApplicationDetails }) {
  const { name, status, staffId, hiredAs, notes } = application;
  const { staffPath, today } = useRecruitmentSource();
  const { requestMove, requestAnswer } = useMoving();
  const others = nextStatuses(status);
  const standing = useStandings().of(application);
  const { words, overdue } = progressInWords(application, standing, today());
  return (
    <Stack $gap="lg">
      <Stack $gap="xs" $align="start">
        <DrawerTitle>{name}</DrawerTitle>
        <Inline $gap="xs">
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
          {overdue && <Badge tone="danger">{words}</Badge>}
        </Inline>
      </Stack>
      <Inline $gap="xs">
        {others.includes('hired') && <Button onClick={() => requestMove(application, 'hired')}>Hire</Button>}
        {status === 'pending_review' && (
          <Button variant="secondary" onClick={() => requestAnswer(application, 'invited')}>
            Invite to an interview
          </Button>
        )}
        {(status === 'pending_review' || status === 'interviewed') && (
          <Button variant="secondary" onClick={() => requestAnswer(application, 'offered')}>
            Make an offer
          </Button>
        )}
        {others.length > 0 && (
          <Menu
            align="start"
            trigger={(menu) => (
              <Button {...menu} variant="secondary">
                Move…
              </Button>
            )}
          >
            <MoveItems status={status} onMove={(to) => requestMove(application, to)} />
          </Menu>
        )}
        {staffId && (
          <Button
            as={Link}
            variant="secondary"
            icon={<Icon name="users" size={18} />}
            to={`${staffPath}?open=${staffId}`}
          >
            Open in the roster
          </Button>
        )}
      </Inline>
      <HeadedSection aria-label="Contact">
        <Contact application={application} />
      </HeadedSection>
      <HeadedSection>
        <h3>{hiredAs ? 'Position' : 'Positions'}</h3>
        {hiredAs ? <HiredAs application={application} /> : <AppliedPositions positions={application.positions} />}
        <StandingsFailure />
        <Certificates standing={standing} wrap />
      </HeadedSection>
      <HeadedSection>
        <h3>What they can do</h3>
        <WhatTheyTold application={application} />
      </HeadedSection>
      <Resumes resumes={application.resumes} />
      <TheirWords application={application} />
      {notes && (
        <HeadedSection>
          <h3>Notes</h3>
          <p>{notes}</p>
        </HeadedSection>
      )}
      <HeadedSection>
        <h3>History</h3>
        <ApplicationNote application={application} />
        <History application={application} />
      </HeadedSection>
    </Stack>
  );
}

/** The job role of a hired applicant, and the positions they had applied for. */
function HiredAs({ application: { hiredAs, positions } }: { application: ApplicationDetails }) {
  return (
    <div>
      <p>
        Hired as <strong>{hiredAs}</strong>
      </p>
      {positions.length > 0 && (
        <Quiet>Applied as {new Intl.ListFormat('en-US').format(positions.map(({ title }) => title))}</Quiet>
      )}
    </div>
  );
}
