import type { ReactNode, RefObject } from 'react';
import { Anchor, Content, Root } from 'radix-ui/popover';
import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/token';

export interface PopoverProps {
  /** The button that opened it: it hangs below, and the focus goes back there. */
  button: RefObject<HTMLButtonElement | null>;
  /** Called when the person closes it: Escape, or a press anywhere else. */
  onClose: () => void;
  /** Names it for screen readers. */
  label: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/**
 * Something to read or choose from that hangs on a button and leaves the page behind it in reach. Rendered only while it is
 * open. Not modal and not in a portal, for the reasons that MenuSurface gives.
 */
export function Popover({ button, onClose, label, align = 'end', children }: PopoverProps) {
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Anchor virtualRef={button} />
      <Panel
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        tabIndex={-1}
        onOpenAutoFocus={(event) => {
          // The panel itself, not its first button: a screen reader says what has opened, and nothing is armed.
          event.preventDefault();
          if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // A person who pressed something else on the page has moved the focus there.
          const { activeElement } = document;
          if (!activeElement || activeElement === document.body) button.current?.focus();
        }}
        onEscapeKeyDown={() => button.current?.focus()}
        onInteractOutside={(event) => {
          // The button's own click closes it; closing here too would let that click open it again.
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
        }}
      >
        {children}
      </Panel>
    </Root>
  );
}

const open = keyframes`
  from { opacity: 0; transform: translateY(-0.25rem); }
`;

const Panel = styled(Content)`
  z-index: ${token.layer.menu};
  display: flex;
  flex-direction: column;
  width: min(26rem, calc(100vw - ${token.space.lg}));
  max-height: min(40rem, var(--radix-popover-content-available-height));
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.floating};
  animation: ${open} ${token.motion.quick};

  &:focus {
    outline: none;
  }
`;
