import { HOME_OF_MEMBERS } from '@platform/contract';
import { useAuth } from '@platform/session';
import { Button, FormActions } from '@platform/ui';
import { useEffect, type Ref } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { StepHeading } from './StepHeading';

/** How long the done screen stays, in milliseconds (specification 9.2). */
const DONE_SCREEN_MS = 2000;

interface DoneStepProps {
  heading: Ref<HTMLHeadingElement>;
  /** Used for the club's name if the club could not be read back. */
  typedName: string;
}

/** Says that the club is set up. After two seconds the home page opens. */
export function DoneStep({ heading, typedName }: DoneStepProps) {
  const { club } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), DONE_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <StepHeading heading={heading} title={`${club?.name ?? typedName.trim()} is ready`}>
        You are its administrator. We’re taking you to the home page.
      </StepHeading>
      <FormActions>
        <Button as={Link} to={HOME_OF_MEMBERS} variant="secondary" size="lg">
          Go to the dashboard
        </Button>
      </FormActions>
    </>
  );
}
