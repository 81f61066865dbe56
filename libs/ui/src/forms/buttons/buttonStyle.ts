import { css } from 'styled-components';
import { token } from '../../tokens/token';

/** inverse and inverseQuiet are for the dark grounds (surfaceInverse, surfaceCourt). */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive' | 'inverse' | 'inverseQuiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

const colors: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${token.color.water};
    color: ${token.color.onWater};
    &:hover {
      background: ${token.color.waterHover};
      color: ${token.color.onWater};
    }
    &:active {
      background: ${token.color.waterActive};
    }
  `,
  secondary: css`
    border-color: ${token.color.lineStrong};
    background: ${token.color.surface};
    color: ${token.color.ink};
    &:hover {
      border-color: ${token.color.water};
      background: ${token.color.surfaceHover};
      color: ${token.color.ink};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${token.color.water};
    &:hover {
      background: ${token.color.waterSoft};
      color: ${token.color.waterInk};
    }
  `,
  inverse: css`
    background: ${token.color.inkInverse};
    color: ${token.color.surfaceInverse};
    &:hover {
      background: ${token.color.inkInverseHover};
      color: ${token.color.surfaceInverse};
    }
  `,
  inverseQuiet: css`
    border-color: color-mix(in srgb, currentcolor 55%, transparent);
    background: transparent;
    color: ${token.color.inkInverse};
    &:hover {
      border-color: currentcolor;
      background: color-mix(in srgb, currentcolor 12%, transparent);
      color: ${token.color.inkInverse};
    }
  `,
  destructive: css`
    background: ${token.color.danger};
    color: ${token.color.onDanger};
    &:hover {
      background: ${token.color.dangerHover};
      color: ${token.color.onDanger};
    }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  sm: css`
    min-height: ${token.control.sm};
    padding: ${token.space.xxs} ${token.space.sm};
    border-radius: ${token.radius.sm};
    font-size: ${token.size.sm};
    @media (pointer: coarse) {
      min-height: ${token.control.target};
    }
  `,
  md: css`
    min-height: ${token.control.md};
    padding: ${token.space.xs} 1.125rem;
    border-radius: ${token.radius.md};
    font-size: ${token.size.sm};
  `,
  lg: css`
    min-height: ${token.control.lg};
    padding: ${token.space.sm} ${token.space.lg};
    border-radius: ${token.radius.md};
    font-size: ${token.size.md};
  `,
};

/** Look of a button, shared by Button and whatever is rendered as one. */
export const buttonStyle = css<{ $variant: ButtonVariant; $size: ButtonSize; $wide?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space.xs};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid transparent;
  font-weight: ${token.weight.semibold};
  line-height: ${token.leading.control};
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${token.motion.quick},
    border-color ${token.motion.quick},
    transform ${token.motion.quick};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => colors[$variant]}
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.62;
    cursor: not-allowed;
    transform: none;
  }
  /* On paper nothing can be pressed. */
  @media print {
    display: none;
  }
`;
