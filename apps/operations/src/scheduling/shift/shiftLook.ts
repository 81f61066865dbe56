import { token } from '@platform/ui';
import { css } from 'styled-components';
import { draftLook, stripes } from './draftLook';

/**
 * The look of a shift in the week and in the day by the hour: the color of its role, and its state. The bar of the role
 * is a background, because a border with sides of different colors takes much longer to draw, and a week has hundreds.
 */
export const shiftLook = css`
  --bar: linear-gradient(var(--role) 0 0) 0 0 / 3px 100% no-repeat;
  border: 1px solid color-mix(in srgb, var(--role) 30%, ${token.color.line});
  border-radius: ${token.radius.sm};
  padding-left: 2px;
  background: var(--bar), color-mix(in srgb, var(--role) 11%, ${token.color.surface});
  line-height: ${token.leading.control};
  &[data-open] {
    border-color: ${token.color.lineStrong};
    background: var(--bar), ${token.color.surface};
  }
  &[data-status='draft'] {
    ${draftLook}
    background: var(--bar), ${stripes};
  }
  &[data-proposed] {
    border-color: ${token.color.water};
    box-shadow: 0 0 0 1px ${token.color.water};
  }
  &[data-flagged] {
    border-color: ${token.color.warning};
    box-shadow: inset 0 0 0 1px ${token.color.warning};
  }
  &[data-status='cancelled'] {
    border-color: ${token.color.line};
    background: ${token.color.surfaceSunken};
    text-decoration: line-through;
  }
`;

/** The look of an empty place that can get a shift: a plus sign on hover and focus. */
export const addLook = css`
  width: 100%;
  border: 1px dashed transparent;
  border-radius: ${token.radius.sm};
  background: transparent;
  /* Letters instead of an icon: there are hundreds of them. */
  &::before {
    content: '+' / '';
    color: ${token.color.inkMuted};
    font-size: ${token.size.md};
    line-height: 1;
    opacity: 0;
  }
  &:hover,
  &:focus-visible {
    border-color: ${token.color.lineStrong};
  }
  &:is(:hover, :focus-visible)::before {
    opacity: 1;
  }
  @media print {
    display: none;
  }
`;
