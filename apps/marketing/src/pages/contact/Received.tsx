import { Alert, token } from '@platform/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/**
 * Says that the firm has received a message, and where its reply goes. Scrolls into view, because the button was far
 * below.
 */
export function Received({ repliesTo }: { repliesTo: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A promise in newer browsers, which an effect must not return.
    void frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Frame ref={frame}>
      <Alert tone="success" title="We have your message">
        Our reply goes to <strong>{repliesTo}</strong>. Wrong address? Write to us again.
      </Alert>
    </Frame>
  );
}

const Frame = styled.div`
  /* With the edge of the card around it. */
  scroll-margin-block: ${token.space.xl};
  overflow-wrap: anywhere;
`;
