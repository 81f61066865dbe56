import { errorAddress, errorNumbers } from '@platform/contract';
import { useAuth } from '@platform/session';
import { Card, ErrorState, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useRetrying } from './useRetrying';

interface MembershipFailedProps {
  title: string;
  /** Why, in the server's words. */
  message: string;
  /** False on a page that has a heading of its own. */
  wholePage?: boolean;
}

/**
 * Says that the person's club or permissions could not be read. A page never treats that as "no club" or "nothing
 * granted".
 */
export function MembershipFailed({ title, message, wholePage = true }: MembershipFailedProps) {
  const { retry, retrying } = useRetrying(useAuth().reloadMembership);
  return (
    <Frame>
      <ErrorState
        title={title}
        wholePage={wholePage}
        description={
          <>
            <p>{message}</p>
            <Link to={errorAddress('membership')}>Error {errorNumbers.membership}</Link>
          </>
        }
        onRetry={retry}
        retrying={retrying}
      />
    </Frame>
  );
}

const Frame = styled(Card)`
  margin-top: ${token.space.lg};
`;
