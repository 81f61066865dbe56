import { media } from '@platform/ui';
import { styled } from 'styled-components';
import { Choice } from './Choice';

/** Width of the frames in px, or the full width. */
export type FrameWidth = '320' | '390' | '768' | 'full';

const options = [
  { value: '320', label: '320' },
  { value: '390', label: '390' },
  { value: '768', label: '768' },
  { value: 'full', label: 'Full' },
] as const;

/** Chooses the width of the examples. A phone shows them at its own width. */
export function WidthSwitch({ width, onChange }: { width: FrameWidth; onChange: (width: FrameWidth) => void }) {
  return (
    <OnDesktop>
      <Choice label="Width of the examples" options={options} value={width} onChange={onChange} />
    </OnDesktop>
  );
}

const OnDesktop = styled.div`
  @media ${media.mobile} {
    display: none;
  }
`;
