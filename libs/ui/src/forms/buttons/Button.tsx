import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../../feedback/Spinner';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle';

interface ButtonOwnProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its parent. */
  wide?: boolean;
  /** Busy: shows a spinner and cannot be pressed. Keeps the focus, which a disabled button would lose. */
  loading?: boolean;
  /** Decorative icon in front of the text. */
  icon?: ReactNode;
  children: ReactNode;
}

/** Props of Button rendered as element or component `Element` (`as`), such as `a` or a router's Link. */
export type ButtonProps<Element extends ElementType = 'button'> = ButtonOwnProps & { as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof ButtonOwnProps | 'as'
  >;

/** An action. With `as`, a link that looks like one: `<Button as={Link} to="/contact">`. */
export function Button<Element extends ElementType = 'button'>(props: ButtonProps<Element>) {
  const { variant = 'primary', size = 'md', wide, loading = false, icon, children, as, ...rest } = props as ButtonProps;
  const asButton = as === undefined || as === 'button';
  const own = {
    ...(asButton && { type: rest.type ?? 'button' }),
    ...(loading && { 'aria-disabled': true, 'aria-busy': true, onClick: refuse }),
  };
  return (
    <Control as={as} {...rest} {...own} $variant={variant} $size={size} $wide={wide}>
      {loading ? <Spinner size={18} /> : icon}
      {children}
    </Control>
  );
}

/** Neither follows a link nor sends a form; Enter in a field presses the form's button as well. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

const Control = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $wide?: boolean }>`
  ${buttonStyle}
`;
