import { useMemo } from 'react';
import { styled } from 'styled-components';
import { qrPath } from './qrPath';

/** Width of the light border in modules, as the standard requires. */
const QUIET = 4;

/** A QR code, dark on white in both themes because cameras expect that. @param label what it opens */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <Code
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="#fff" />
      <path d={path} fill="#000" />
    </Code>
  );
}

const Code = styled.svg`
  width: 100%;
  max-width: 16rem;
  height: auto;
  border-radius: 4px;
`;
