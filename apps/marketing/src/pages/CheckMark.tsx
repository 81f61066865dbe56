import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Shows that something is included; the text beside it says so to screen readers. */
export function CheckMark() {
  return (
    <Mark viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3.5 10.5 8 15l8.5-10" />
    </Mark>
  );
}

const Mark = styled.svg`
  width: 1.125rem;
  height: 1.125rem;
  fill: none;
  stroke: ${token.color.water};
  stroke-width: 2.25;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
