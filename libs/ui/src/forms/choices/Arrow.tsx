import { styled } from 'styled-components';
import { token } from '../../tokens/token';

/** The arrow of a field that opens a list; its frame needs `position: relative`. */
export function Arrow() {
  return (
    <Mark viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path d="m5 7.5 5 5 5-5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </Mark>
  );
}

const Mark = styled.svg`
  position: absolute;
  inset-block: 0;
  right: ${token.space.md};
  width: 1.25rem;
  height: 100%;
  color: ${token.color.inkMuted};
  pointer-events: none;
`;
