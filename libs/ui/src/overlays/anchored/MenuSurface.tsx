import type { ReactNode, RefObject } from 'react';
import { Content, Item, Label, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/token';

interface MenuSurfaceProps {
  button: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  align: 'start' | 'center' | 'end';
  side: 'top' | 'right' | 'bottom' | 'left';
  onClose: () => void;
  children: ReactNode;
}

/**
 * The open list of a Menu. Not modal: Radix's modal menu locks scrolling with a style element, which the page's
 * security policy refuses. Not in a portal: the list stays inside the landmark, or the dialog, that its button is in.
 * An unseen copy over the real button tells Radix where the list belongs.
 */
export function MenuSurface({ button, labelledBy, align, side, onClose, children }: MenuSurfaceProps) {
  const belongsToButton = (target: EventTarget | null) => target instanceof Node && button.current?.contains(target);
  return (
    <Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Trigger asChild>
        <Anchor aria-hidden="true" tabIndex={-1} />
      </Trigger>
      <List
        aria-labelledby={labelledBy}
        align={align}
        side={side}
        sideOffset={6}
        collisionPadding={8}
        loop
        onInteractOutside={(event) => {
          // The button's own click closes the list; closing here too would let that click open it again.
          if (belongsToButton(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
      >
        {children}
      </List>
    </Root>
  );
}

interface MenuItemProps {
  /** Runs when the item is chosen; the menu closes. */
  onSelect?: () => void;
  icon?: ReactNode;
  tone?: 'neutral' | 'destructive';
  disabled?: boolean;
  /** Renders the single child (a link) as the item. */
  asChild?: boolean;
  children: ReactNode;
}

/** One action, or with `asChild` one link: `<MenuItem asChild><Link to="/settings">Settings</Link></MenuItem>`. */
export function MenuItem({ onSelect, icon, tone = 'neutral', disabled, asChild, children }: MenuItemProps) {
  return (
    <Choice onSelect={onSelect} disabled={disabled} asChild={asChild} $tone={tone}>
      {asChild ? (
        children
      ) : (
        <span>
          {icon}
          {children}
        </span>
      )}
    </Choice>
  );
}

/** Words above a group of items, such as who is signed in. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <Heading>{children}</Heading>;
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Line />;
}

const Anchor = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const open = keyframes`
  from { opacity: 0; transform: translateY(-0.25rem); }
`;

const List = styled(Content)`
  z-index: ${token.layer.menu};
  min-width: 13rem;
  max-width: min(22rem, calc(100vw - ${token.space.lg}));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${token.space.xxs};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.floating};
  animation: ${open} ${token.motion.quick};
`;

const Choice = styled(Item)<{ $tone: NonNullable<MenuItemProps['tone']> }>`
  display: flex;
  align-items: center;
  min-height: 2.5rem;
  padding: ${token.space.xs} ${token.space.sm};
  border-radius: ${token.radius.sm};
  color: ${({ $tone }) => ($tone === 'destructive' ? token.color.danger : token.color.ink)};
  font-size: ${token.size.sm};
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${token.space.sm};
  }
  &[data-highlighted] {
    outline: none;
    background: ${token.color.waterSoft};
    color: ${({ $tone }) => ($tone === 'destructive' ? token.color.dangerInk : token.color.waterInk)};
  }
  &[data-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: ${token.control.target};
  }
`;

const Heading = styled(Label)`
  padding: ${token.space.xs} ${token.space.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;

const Line = styled(Separator)`
  height: 1px;
  margin: ${token.space.xxs};
  background: ${token.color.line};
`;
