import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface HeldProps {
  /** Whether the content above has its final height. */
  until: boolean;
  /** Shaped like the children; shown meanwhile. */
  placeholder: ReactNode;
  children: ReactNode;
}

/**
 * Shows children once nothing above them moves them any more. They are rendered and load from the start, unseen: a page
 * whose first part has a height that is only known with its data does not jump, and waits no longer.
 */
export function Held({ until, placeholder, children }: HeldProps) {
  return (
    <>
      {!until && placeholder}
      <Place data-held={!until || undefined}>{children}</Place>
    </>
  );
}

const Place = styled.div`
  min-width: 0;
  &[data-held] {
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;
