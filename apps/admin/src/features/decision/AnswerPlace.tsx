import { token } from '@platform/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface AnswerPlaceProps {
  /** Whether it responds to the person's own action. */
  takesFocus: boolean;
  children: ReactNode;
}

/**
 * Scrolls the response to an action into view and focuses it, because the pressed button can no longer hold the focus.
 */
export function AnswerPlace({ takesFocus, children }: AnswerPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <Place ref={place} tabIndex={-1}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  border-radius: ${token.radius.md};
`;
