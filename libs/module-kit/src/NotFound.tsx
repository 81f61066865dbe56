import { Button, MessagePage, token } from '@platform/ui';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

/**
 * What an address shows that nobody answers for, inside a module or anywhere else. The path is logged.
 * @param at the path, where it is not the one of the router around
 */
export function NotFound({ at }: { at?: string }) {
  const { pathname } = useLocation();
  const missing = at ?? pathname;
  useEffect(() => console.warn(`404: nothing answers at ${missing}`), [missing]);
  return (
    <MessagePage>
      <Number>404</Number>
      <h1>Oops! Page not found</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <Button as={Link} to="/">
        Return to Home
      </Button>
    </MessagePage>
  );
}

const Number = styled.span`
  font-family: ${token.font.display};
  font-size: ${token.size.hero};
  font-weight: ${token.weight.display};
  line-height: 1;
  color: ${token.color.water};
`;
