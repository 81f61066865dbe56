import { Drawer, IconButton, token } from '@platform/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TitledDrawerProps {
  /** The kind of thing that it shows; stays visible while the content scrolls. */
  title: string;
  /** Names the drawer for screen readers. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer at the side of a list, with its title bar. */
export function TitledDrawer({ title, label, onClose, children }: TitledDrawerProps) {
  return (
    <Drawer open side="right" label={label} onClose={onClose}>
      <Bar>
        <span>{title}</span>
        <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </Bar>
      <Body>{children}</Body>
    </Drawer>
  );
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${token.space.xs} ${token.space.sm} ${token.space.xs} ${token.space.lg};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Body = styled.div`
  padding: ${token.space.lg};
  overflow-wrap: anywhere;
`;
