import { onDemand, token } from '@platform/ui';
import { styled } from 'styled-components';
import { OnceSignedIn } from '../OnceSignedIn';

const Room = styled.span`
  width: calc(2 * ${token.control.target} + ${token.space.xxs});
`;

const PersonTools = onDemand(() => import('./PersonTools'))('PersonTools', <Room />);

/** The person's place in the header of the platform. */
export function PersonPlace() {
  return (
    <OnceSignedIn>
      <PersonTools />
    </OnceSignedIn>
  );
}
