import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

const ROPES = [26, 62, 98, 134];

/** Lane ropes of a pool, running out of the picture: decoration. */
export function LaneRopes() {
  return (
    <Picture viewBox="0 0 360 160" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
      {ROPES.map((y, lane) => (
        <path
          key={y}
          d={`M${40 + lane * 34} ${y}H372`}
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={lane % 2 === 0 ? '0.1 15' : '14 16'}
        />
      ))}
    </Picture>
  );
}

const Picture = styled.svg`
  position: absolute;
  inset-block: 0;
  right: 0;
  width: 22.5rem;
  height: 100%;
  stroke: ${token.color.waterBright};
  opacity: 0.34;

  @media ${media.mobile} {
    display: none;
  }
`;
