import { token } from '@platform/ui';
import { css, styled } from 'styled-components';

const { color, font } = token;

/** Text in a drawing of the product: `size` in the drawing's own units. */
export const Words = styled.text<{ $tone?: keyof typeof tones; $strong?: boolean }>`
  fill: ${({ $tone = 'ink' }) => tones[$tone]};
  font-family: ${font.text};
  font-weight: ${({ $strong = false }) => ($strong ? token.weight.semibold : token.weight.medium)};
`;

const tones = {
  ink: color.ink,
  muted: color.inkMuted,
  water: color.waterInk,
  court: color.courtInk,
  warning: color.warningInk,
  onWater: color.onWater,
};

/** A figure or a title, in the display face. */
export const Figure = styled.text`
  fill: ${color.ink};
  font-family: ${font.display};
  font-weight: ${token.weight.display};
  font-variant-numeric: lining-nums;
`;

const looks = {
  taken: css`
    fill: ${color.waterSoft};
  `,
  open: css`
    fill: ${color.courtSoft};
    stroke: ${color.court};
    stroke-dasharray: 4 3;
  `,
  cover: css`
    fill: ${color.warningSoft};
    stroke: ${color.warning};
  `,
};

/** The background of a shift: taken, open, or in need of cover. */
export const ShiftGround = styled.rect<{ $look: keyof typeof looks }>`
  ${({ $look }) => looks[$look]}
`;
