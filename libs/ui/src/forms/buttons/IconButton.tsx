import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What the button does; screen readers hear it, a pointer sees it as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** An action that is only an icon, 44 px square. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Control type={type} title={label} {...rest} aria-label={label}>
      {icon}
    </Control>
  );
}

const Control = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token.control.target};
  height: ${token.control.target};
  border: 0;
  border-radius: ${token.radius.md};
  background: transparent;
  color: inherit;
  transition: background-color ${token.motion.quick};
  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media print {
    display: none;
  }
`;
