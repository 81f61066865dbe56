import { token } from '@platform/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { pageReads } from './pageReads';

/**
 * Says "Still trying…" when a page has waited two seconds for data: a skeleton looks the same after one second and after a
 * minute. Before that it renders nothing, because the shell reports a module that renders nothing as failed.
 */
export function StillTrying() {
  const [isLong, setLong] = useState(false);
  // A query may change during another component's render, where React allows no state update.
  useEffect(() => {
    const follow = () => queueMicrotask(() => setLong(pageReads.get().areLong));
    follow();
    return pageReads.subscribe(follow);
  }, []);
  return isLong ? <Announcement /> : null;
}

/** The live region is added empty and filled afterwards: screen readers announce changes, not initial content. */
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
