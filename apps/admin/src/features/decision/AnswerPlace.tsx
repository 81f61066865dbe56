import { token } from '@platform/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface AnswerPlaceProps {
  /** Whether it answers what the person has just done, rather than having come by itself. */
  takesFocus: boolean;
  children: ReactNode;
}

/** Brings what answers a press into sight and under the focus: the button that was pressed cannot hold it any more. */
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
