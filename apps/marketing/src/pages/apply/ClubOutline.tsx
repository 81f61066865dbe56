import { Alert, Card, token } from '@platform/ui';
import { styled } from 'styled-components';
import { FormColumns, FormPage } from '../FormPage';
import { ApplicationSteps, ClubIntro } from './ClubIntro';

/**
 * The page before its club is known, as the release renders it. The text that the function club-page writes into it is
 * readable before and without scripts; the form replaces the positions.
 */
export function ClubOutline() {
  return (
    <FormPage>
      <Columns>
        <ClubIntro />
        <Card $padding="lg">
          <noscript>
            <Alert tone="warning" title="Applying needs JavaScript">
              Please switch it on and reload the page. The positions can be read without it.
            </Alert>
          </noscript>
          <Positions aria-label="Open positions" data-fill="positions" />
        </Card>
      </Columns>
    </FormPage>
  );
}

/* If applications are closed, the function club-page says so in the list, and the instructions are left out. */
const Columns = styled(FormColumns)`
  &:has([data-closed]) ${ApplicationSteps} {
    display: none;
  }
`;

const Positions = styled.ul.attrs({ role: 'list' })`
  display: grid;
  align-content: start;
  li {
    padding-block: ${token.space.md};
    border-top: 1px solid ${token.color.line};
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
  li:first-child {
    border-top: 0;
  }
  strong {
    color: ${token.color.ink};
    font-size: ${token.size.md};
  }
  &:empty {
    min-height: 32rem;
    border-radius: ${token.radius.md};
    background: ${token.color.surfaceSunken};
  }
`;
