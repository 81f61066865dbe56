import { IconButton, Menu } from '@platform/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

interface ActionsMenuProps {
  /** The row in words, such as "Ada Lund"; without it, the menu has the other actions of its page or drawer. */
  of?: string;
  /** MenuItem, MenuHeading, MenuSeparator. */
  children: ReactNode;
}

/** What a person can do with a row, a page or a drawer, behind three dots. */
export function ActionsMenu({ of, children }: ActionsMenuProps) {
  return (
    <Menu
      trigger={(props) => (
        <IconButton
          {...props}
          label={of === undefined ? 'More actions' : `Actions for ${of}`}
          icon={<Ellipsis size={20} aria-hidden="true" />}
        />
      )}
    >
      {children}
    </Menu>
  );
}
