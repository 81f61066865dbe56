import { media, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color } = token;

/** Each service as a detail of the club seen from above, like the picture at the top. 48 units square. */
const drawings = {
  staffing: (
    <>
      <circle cx="24" cy="24" r="16" fill={color.sceneLine} />
      <circle
        cx="24"
        cy="24"
        r="16"
        fill="none"
        stroke={color.sceneCanvas}
        strokeWidth="9"
        strokeDasharray="12.57 12.57"
      />
      <circle
        cx="24"
        cy="24"
        r="16"
        fill="none"
        stroke={color.sceneLine}
        strokeWidth="9"
        strokeDasharray="12.57 12.57"
        strokeDashoffset="12.57"
      />
      <circle cx="24" cy="24" r="11.5" fill={color.scenePool} />
    </>
  ),
  training: (
    <g strokeLinecap="round" fill="none">
      <path d="M7 0v48M41 0v48" stroke={color.sceneLine} strokeWidth="4" strokeLinecap="butt" />
      <path d="M7 0v48M41 0v48" stroke={color.sceneCanvas} strokeWidth="4" strokeLinecap="butt" strokeDasharray="8 8" />
      <path d="M24 24c-2 7-5 13-9 18M24 24c2 7 5 13 9 18M24 30v14" stroke={color.scenePoolLight} strokeWidth="2.5" />
      <circle cx="24" cy="17" r="6.5" fill={color.ball} />
    </g>
  ),
  operations: (
    <>
      <rect x="-4" y="27" width="36" height="14" rx="4" fill={color.sceneLine} />
      <rect x="6" y="29" width="23" height="10" rx="1.5" fill={color.scenePool} />
      <circle cx="36" cy="13" r="17" fill={color.sceneShadow} />
      <circle cx="34" cy="10" r="17" fill={color.sceneCanvas} />
      <circle
        cx="34"
        cy="10"
        r="8.5"
        fill="none"
        stroke={color.sceneLine}
        strokeWidth="17"
        strokeDasharray="6.68 6.68"
      />
    </>
  ),
  analytics: (
    <>
      <path d="M-2 36C10 34 12 25 20 25s9 5 15 1S43 12 50 8v42H-2Z" fill={color.scenePoolDeep} />
      <path d="M-2 36C10 34 12 25 20 25s9 5 15 1S43 12 50 8" stroke={color.sceneLine} strokeWidth="3" fill="none" />
      <circle cx="35" cy="26" r="4.5" fill={color.ball} />
    </>
  ),
  risk: (
    <>
      <path
        d="M24 9c4 3.5 8.5 5 13.5 5 .6 12-3.6 20.5-13.5 25.5C14.1 34.5 9.9 26 10.5 14 15.5 14 20 12.5 24 9Z"
        fill={color.sceneLine}
      />
      <path d="M24 17v14m-7-7h14" stroke={color.sceneCanvas} strokeWidth="5" />
    </>
  ),
  planning: (
    <>
      <path d="M-2 38h52M24-2v40M7-2v52M41-2v52" stroke={color.sceneLine} strokeWidth="2.5" fill="none" />
      <path
        d="M12 44C14 30 20 20 33 15"
        stroke={color.sceneLine}
        strokeWidth="2.5"
        strokeDasharray="1 5"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="34" cy="14" r="4.5" fill={color.ball} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DisciplineGlyphName = keyof typeof drawings;

const grounds: Record<DisciplineGlyphName, string> = {
  staffing: color.scenePool,
  training: color.scenePoolDeep,
  operations: color.sceneDeck,
  analytics: color.scenePoolLight,
  risk: color.sceneClayEdge,
  planning: color.sceneClay,
};

/** Decorative tile of a service. */
export function DisciplineGlyph({ name }: { name: DisciplineGlyphName }) {
  return (
    <Tile viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={grounds[name]} />
      {drawings[name]}
    </Tile>
  );
}

const Tile = styled.svg`
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${token.radius.lg};
  @media ${media.desktop} {
    width: 4.5rem;
    height: 4.5rem;
  }
`;
