import { onDemand, token } from '@platform/ui';
import { styled } from 'styled-components';
import { OnceSignedIn } from '../OnceSignedIn';

const PersonTools = onDemand(() => import('./PersonTools'))('PersonTools');

/** The person's place in the header of the platform, as wide before it is known who that is. */
export function PersonPlace() {
  return (
    <Place>
      <OnceSignedIn>
        <PersonTools />
      </OnceSignedIn>
    </Place>
  );
}

const Place = styled.span`
  display: flex;
  gap: inherit;
  min-width: calc(2 * ${token.control.target} + ${token.space.xxs});
`;
