import { Alert, Button, token } from '@platform/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FormColumns } from '../FormPage';
import { PageActions, PageKind, PageLead, PageTitle, PageWords } from '../PageWords';
import type { Application } from './form/application';
import { ApplicationSteps, ClubPlace } from './ClubIntro';
import type { ClubPage } from './clubPage';
import { ignoreSecondPress } from './form/ignoreSecondPress';
import type { Confirmation, Receipt } from './form/sendApplication';

interface ThanksProps {
  club: ClubPage;
  application: Application;
  receipt: Receipt;
  onAgain: () => void;
}

/**
 * The answer to an application, in place of the whole page: what the club has received, which email to expect, what
 * comes next.
 */
export function Thanks({ club, application, receipt, onAgain }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The pressed button was far below.
    window.scrollTo(0, 0);
    return ignoreSecondPress();
  }, []);
  const titles = club.roles.filter(({ id }) => application.jobRoleIds.includes(id)).map(({ title }) => title);
  const [before, after] = mailSentence[receipt.confirmation];
  return (
    <FormColumns>
      <Answer>
        <PageKind>{club.name}</PageKind>
        <Title ref={heading} tabIndex={-1}>
          Thank you, {application.name.trim()}
        </Title>
        <PageLead>
          {club.name} has your application as {new Intl.ListFormat('en-US').format(titles)}. {before}{' '}
          <strong>{application.email.trim()}</strong>
          {after}
        </PageLead>
        {receipt.resume === 'failed' && (
          <Alert tone="warning" title="Your resume did not arrive">
            The club has your application without it. Bring it along when you meet, or send the application again.
          </Alert>
        )}
        <ApplicationSteps aria-label="What happens next">
          <li>The club’s managers have been told about your application.</li>
          <li>
            They write or call if they want to meet you, and may not answer everyone.
            {receipt.contact && ` If you have heard nothing for two weeks, write to ${receipt.contact}.`}
          </li>
        </ApplicationSteps>
        <PageActions>
          <Button as={Link} to="/" size="lg">
            Back to Home
          </Button>
          <Button variant="secondary" size="lg" onClick={onAgain}>
            Send another application
          </Button>
        </PageActions>
      </Answer>
      <ClubPlace />
    </FormColumns>
  );
}

/** The words around the applicant's address. */
const mailSentence: Record<Confirmation, readonly [before: string, after: string]> = {
  // The same words for an application that was already confirmed, so that a stranger cannot find out who has applied.
  sent: ['We email a confirmation once, to', '.'],
  failed: ['The confirmation could not be emailed to', '; your application has arrived all the same.'],
};

/* Shows a name and an address as they were typed. */
const Answer = styled(PageWords)`
  overflow-wrap: anywhere;
  strong {
    color: ${token.color.ink};
  }
`;

/* No focus ring: the page moves the focus here, not the person. */
const Title = styled(PageTitle)`
  outline: none;
`;
