import { Link } from '@platform/module-kit';
import { Button } from '@platform/ui';
import { useEffect } from 'react';
import { BigNumber, Refusal } from './Refusal';

/** Nobody answers for the address. It is logged, so that broken links can be found. */
export function NotFoundPage({ pathname }: { pathname: string }) {
  useEffect(() => console.warn(`404: nothing answers at ${pathname}`), [pathname]);
  return (
    <Refusal>
      <BigNumber>404</BigNumber>
      <h1>Oops! Page not found</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <Button as={Link} to="/">
        Return to Home
      </Button>
    </Refusal>
  );
}
