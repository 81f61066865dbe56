import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { token } from '../tokens/token';
import { takePageOver } from './takePageOver';
import { usePressBeside } from './usePressBeside';

export interface DrawerProps {
  open: boolean;
  /** Called when the person closes it: Escape, or a click beside it. */
  onClose: () => void;
  /** Names the drawer for screen readers. */
  label: string;
  children: ReactNode;
}

/** A panel that slides in from the left over the page, such as the navigation on a phone. The page behind is inert. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? createPortal(<OpenDrawer {...rest} />, document.body) : null;
}

function OpenDrawer({ onClose, label, children }: Omit<DrawerProps, 'open'>) {
  const scrim = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressBeside = usePressBeside(onClose);
  const [returnTo] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    if (!scrim.current || !panel.current) return undefined;
    return takePageOver({ host: scrim.current, panel: panel.current, returnTo });
  }, [returnTo]);
  return (
    <Scrim
      ref={scrim}
      {...pressBeside}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Panel ref={panel} role="dialog" aria-modal="true" aria-label={label} tabIndex={-1}>
        {children}
      </Panel>
    </Scrim>
  );
}

const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.drawer};
  background: ${token.color.scrim};
`;

const Panel = styled.div`
  width: min(${token.width.sidebarMobile}, 88vw);
  height: 100%;
  overflow-y: auto;
  background: ${token.color.surface};
  box-shadow: ${token.shadow.floating};
  animation: ${slide} ${token.motion.calm};
  &:focus {
    outline: none;
  }
`;
