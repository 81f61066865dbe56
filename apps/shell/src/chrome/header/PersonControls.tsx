import { onDemand, token } from '@platform/ui';
import { styled } from 'styled-components';
import { OnceSignedIn } from '../OnceSignedIn';

const PersonTools = onDemand(() => import(/* webpackChunkName: "libraries" */ './PersonTools'))('PersonTools');

/** The person's controls in the header. Their width is reserved before the session is known. */
export function PersonControls() {
  return (
    <Reserved>
      <OnceSignedIn>
        <PersonTools />
      </OnceSignedIn>
    </Reserved>
  );
}

const Reserved = styled.span`
  display: flex;
  gap: inherit;
  min-width: calc(2 * ${token.control.target} + ${token.space.xxs});
`;
