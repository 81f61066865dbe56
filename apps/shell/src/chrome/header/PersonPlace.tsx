import { onDemand, token } from '@platform/ui';
import { styled } from 'styled-components';
import { OnceSignedIn } from '../OnceSignedIn';

const PersonTools = onDemand(() => import(/* webpackChunkName: "client" */ './PersonTools'))('PersonTools');

/** Reserves the width of the person's controls in the header before the session is known. */
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
