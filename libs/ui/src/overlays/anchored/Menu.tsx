import { Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { loadMenu, MenuSurface } from './lazyMenu';

/** What the trigger must spread on its button. */
export interface MenuTriggerProps {
  id: string;
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface MenuProps {
  /** The button: `trigger={(props) => <IconButton {...props} label="Account" icon={…} />}`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** MenuItem, MenuHeading, MenuSeparator. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** Actions behind a button. The code of the list is loaded when a pointer or the focus comes near. */
export function Menu({ trigger, children, align = 'end', side = 'bottom' }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const load = () => void loadMenu();
  return (
    <Frame>
      {trigger({
        id,
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen((now) => !now),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        },
        onPointerEnter: load,
        onFocus: load,
      })}
      {open && (
        <Suspense>
          <MenuSurface button={button} labelledBy={id} align={align} side={side} onClose={() => setOpen(false)}>
            {children}
          </MenuSurface>
        </Suspense>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: inline-flex;
`;
