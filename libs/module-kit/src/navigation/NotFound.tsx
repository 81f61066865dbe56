import { notFoundWords } from '@platform/contract';
import { sessionStore } from '@platform/session';
import { Button, MessagePage, token } from '@platform/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageTitle } from './usePageTitle';

interface NotFoundProps {
  /** The path, if it is not the router's. */
  at?: string;
  /** What is missing and what to do, if more is known than that there is no page. */
  words?: { heading: string; text: string };
}

/**
 * The page of an unknown address, inside a module or anywhere else. It sets the page's title and logs the path.
 */
export function NotFound({ at, words = notFoundWords }: NotFoundProps) {
  const { pathname } = useLocation();
  const missing = at ?? pathname;
  const isSignedIn = useSyncExternalStore(sessionStore.subscribe, readSignedIn, () => false);
  usePageTitle(notFoundWords.title);
  useEffect(() => console.warn(`404: nothing answers at ${missing}`), [missing]);
  return (
    <Page>
      <StrayBall viewBox="0 0 320 120" aria-hidden="true">
        <rect y="34" width="320" height="86" rx="20" />
        <path d="M0 62h320" />
        <path d="M0 62h320" />
        <path d="M24 92q14-7 28 0t28 0M208 104q14-7 28 0t28 0M150 84q10-5 20 0t20 0" />
        <circle cx="232" cy="50" r="17" />
        <path d="M221 37q7 13-1 25M245 40q-9 11-3 22" />
      </StrayBall>
      <Number>404</Number>
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <WaysOn>
        {isSignedIn && (
          <Button as={Link} to="/dashboard">
            {notFoundWords.wayToApp}
          </Button>
        )}
        <Button as={Link} to="/" variant={isSignedIn ? 'secondary' : 'primary'}>
          {notFoundWords.wayHome}
        </Button>
        {!isSignedIn && (
          <Button as={Link} to="/contact" variant="secondary">
            {notFoundWords.wayToAsk}
          </Button>
        )}
      </WaysOn>
    </Page>
  );
}

const readSignedIn = (): boolean => sessionStore.get().status === 'signed-in';

/* Fits a laptop's screen with the footer below it. */
const Page = styled(MessagePage)`
  padding-block: clamp(2rem, 6.5vh, 6rem);
`;

/* A tennis ball in the pool. */
const StrayBall = styled.svg`
  width: min(100%, 20rem);
  margin-bottom: ${token.space.md};
  fill: none;
  stroke-linecap: round;
  rect {
    fill: ${token.color.scenePool};
  }
  path:nth-child(2) {
    stroke: ${token.color.sceneLine};
    stroke-width: 8;
  }
  path:nth-child(3) {
    stroke: ${token.color.sceneCanvas};
    stroke-width: 8;
    stroke-linecap: butt;
    stroke-dasharray: 20;
  }
  path:nth-child(n + 4) {
    stroke: ${token.color.sceneLine};
    stroke-width: 3;
  }
  circle {
    fill: ${token.color.ball};
  }
`;

const WaysOn = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space.sm};
`;

const Number = styled.span`
  font-family: ${token.font.display};
  font-size: ${token.size.hero};
  font-weight: ${token.weight.display};
  line-height: 1;
  color: ${token.color.water};
`;
