import { token } from '@platform/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

interface SidewaysProps {
  /** The page width (px) below which it scrolls sideways. */
  below: number;
  children: ReactNode;
}

/** A grid that scrolls sideways if it does not fit, with a shadow at the edge that continues. */
export function Sideways({ below, children }: SidewaysProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => {
      if (!box.current || !frame.current) return;
      const { scrollLeft, clientWidth, scrollWidth } = box.current;
      frame.current.toggleAttribute('data-more', scrollLeft + clientWidth < scrollWidth - 1);
    };
    look();
    const element = box.current;
    element?.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element?.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [below]);
  return (
    <Frame ref={frame}>
      <Scroll ref={box} $below={below}>
        {children}
      </Scroll>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  &[data-more]::after {
    content: '';
    position: absolute;
    inset: 0 0 0 auto;
    z-index: 4;
    width: 1.5rem;
    border-radius: inherit;
    background: linear-gradient(to left, rgb(var(--color-shade) / 0.16), transparent);
    pointer-events: none;
  }
  @media print {
    border: 0;
    &[data-more]::after {
      display: none;
    }
  }
`;

/** Keeps visually hidden text inside its cell. */
const Scroll = styled.div<{ $below: number }>`
  position: relative;
  border-radius: inherit;
  ${({ $below }) => css`
    @media screen and (max-width: ${$below - 0.02}px) {
      overflow-x: auto;
      overscroll-behavior-x: contain;
    }
  `}
`;
