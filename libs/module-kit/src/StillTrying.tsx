import { token } from '@platform/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { followLongWaits } from './waitingQueries';

/**
 * Says that a page still waits for its data. Skeletons alone would look the same for a second and for a minute. Until then it
 * draws nothing, so that a module that draws nothing is found out.
 */
export function StillTrying() {
  const [isLong, setLong] = useState(false);
  // Queries change while pages draw; what follows from it comes after.
  useEffect(() => followLongWaits((next) => queueMicrotask(() => setLong(next))), []);
  return isLong ? <Announcement /> : null;
}

/** A screen reader says what changes in a live region, not what it arrives with. */
function Announcement() {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords('Still trying…'), 50);
    return () => clearTimeout(timer);
  }, []);
  return <Words role="status">{words}</Words>;
}

const Words = styled.p`
  position: fixed;
  inset: auto auto ${token.space.lg} 50%;
  z-index: ${token.layer.toast};
  translate: -50%;
  margin: 0;
  padding: ${token.space.xs} ${token.space.md};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.floating};
  font-size: ${token.size.sm};
  &:empty {
    border: 0;
    padding: 0;
  }
`;
