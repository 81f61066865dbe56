import { css } from 'styled-components';
import { token } from '../../tokens/token';

/** Shared style of a checkbox's square and a radio's disc. High-contrast themes draw their own. */
const mark = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  border: 1.5px solid ${token.color.lineStrong};
  background: ${token.color.surface};
  cursor: inherit;
  /* A printed form says what is chosen. */
  print-color-adjust: exact;
  transition:
    border-color ${token.motion.quick},
    background-color ${token.motion.quick};
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
  }
  /* A form moves the focus to what is wrong, after a press of a pointer too, and then it has to show. */
  &[aria-invalid='true']:focus {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:disabled {
    background: ${token.color.surfaceSunken};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const checkboxMark = css`
  ${mark}
  border-radius: ${token.radius.sm};
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    background: ${token.color.onWater};
    clip-path: polygon(14% 47%, 2% 60%, 38% 94%, 98% 20%, 85% 8%, 37% 69%);
    opacity: 0;
    transform: scale(0.6);
    transition:
      opacity ${token.motion.quick},
      transform ${token.motion.quick};
  }
  &:indeterminate::before {
    clip-path: inset(42% 6%);
  }
  &:checked,
  &:indeterminate {
    border-color: ${token.color.water};
    background: ${token.color.water};
  }
  &:checked::before,
  &:indeterminate::before {
    opacity: 1;
    transform: none;
  }
  &:disabled:is(:checked, :indeterminate) {
    border-color: ${token.color.lineStrong};
    background: ${token.color.lineStrong};
  }
`;

export const radioMark = css`
  ${mark}
  border-radius: ${token.radius.full};
  &:checked {
    border: 0.5rem solid ${token.color.water};
  }
  &:disabled:checked {
    border-color: ${token.color.lineStrong};
  }
`;
