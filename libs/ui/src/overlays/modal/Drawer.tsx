import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/token';
import { useEscape } from './useEscape';
import { useModalPanel } from './useModalPanel';
import { usePressBeside } from './usePressBeside';

export interface DrawerProps {
  open: boolean;
  /** Called when the person closes it: Escape, or a click beside it. */
  onClose: () => void;
  /** Names the drawer for screen readers. */
  label: string;
  /**
   * `left` is narrow, for navigation. `right` is wider, for something to read. On a phone it covers the whole width, so
   * there is nothing beside it to press: put a button in it that closes it.
   */
  side?: 'left' | 'right';
  children: ReactNode;
}

/** A panel that slides in over the page, such as the navigation on a phone. The page behind is inert. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? createPortal(<OpenDrawer {...rest} />, document.body) : null;
}

function OpenDrawer({ onClose, label, side = 'left', children }: Omit<DrawerProps, 'open'>) {
  const { scrim, panel } = useModalPanel();
  const pressBeside = usePressBeside(onClose);
  const onKeyDown = useEscape(scrim, onClose);
  return (
    <Scrim ref={scrim} data-drawer={side} {...pressBeside} onKeyDown={onKeyDown}>
      <Panel ref={panel} role="dialog" aria-modal="true" aria-label={label} tabIndex={-1} $side={side}>
        {children}
      </Panel>
    </Scrim>
  );
}

const slides = {
  left: keyframes`
    from { transform: translateX(-100%); }
  `,
  right: keyframes`
    from { transform: translateX(100%); }
  `,
};

const widths = { left: `min(${token.width.sidebarMobile}, 88vw)`, right: 'min(26rem, 100vw)' };

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.drawer};
  background: ${token.color.scrim};
  /* A dialog in front dims the page and the drawer alike: dimmed twice, the page would be black. */
  body:has(> [data-dialog]) > & {
    background: transparent;
  }
`;

const Panel = styled.div<{ $side: 'left' | 'right' }>`
  display: flex;
  flex-direction: column;
  width: ${({ $side }) => widths[$side]};
  margin-${({ $side }) => ($side === 'left' ? 'right' : 'left')}: auto;
  height: 100%;
  overflow-y: auto;
  /* Keeps what has the focus clear of a title bar that stays at the top. */
  scroll-padding-top: calc(${token.control.target} + ${token.space.xl});
  background: ${token.color.surface};
  box-shadow: ${token.shadow.floating};
  animation: ${({ $side }) => slides[$side]} ${token.motion.calm};
  &:focus {
    outline: none;
  }
`;
