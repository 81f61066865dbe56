import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';

/** Short signs before and after the text of a control, such as $ or "hours". The control's name must say them, too. */
export function Affix({ before, after, children }: { before?: string; after?: string; children: ReactNode }) {
  return (
    <Frame data-before={before ? '' : undefined} data-after={after ? '' : undefined}>
      {before && (
        <Sign aria-hidden="true" $side="start">
          {before}
        </Sign>
      )}
      {children}
      {after && (
        <Sign aria-hidden="true" $side="end">
          {after}
        </Sign>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
  &[data-before] input {
    padding-inline-start: calc(${token.space.md} + 1.125rem);
  }
  &[data-after] input {
    padding-inline-end: 4.5rem;
  }
`;

const Sign = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block: 0;
  inset-inline-${({ $side }) => $side}: ${token.space.md};
  display: flex;
  align-items: center;
  color: ${token.color.inkMuted};
  font-size: ${({ $side }) => ($side === 'start' ? token.size.md : token.size.sm)};
  pointer-events: none;
`;
