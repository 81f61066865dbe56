import { useIsHydrated } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { loadForms, loadNavigation, media, token } from '@platform/ui';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useOverlay } from '../chrome/useOverlay';
import { collectTyping } from './collectTyping';

/**
 * Opens the command palette: a button in the header, and K with Ctrl or Cmd. Its code is a separate chunk. When another
 * person signs in, even in another tab, the palette closes and forgets its search. A press before the session is known
 * opens it later.
 */
export function CommandPalette() {
  const id = useAuth().user?.id;
  const [person, setPerson] = useState({ id, count: 0 });
  if (id !== person.id) setPerson({ id, count: person.id ? person.count + 1 : 0 });
  return <PersonsPalette key={person.count} />;
}

function PersonsPalette() {
  const typing = useTypingBefore();
  const {
    Overlay: Palette,
    toggle,
    close,
  } = useOverlay({
    load: async () => {
      typing.keep();
      try {
        return await loadPalette();
      } catch (error) {
        typing.take();
        throw error;
      }
    },
    failure: 'Search could not be loaded',
  });
  const hydrated = useIsHydrated();

  const onShortcut = useEffectEvent(() => {
    // Another dialog is open; the palette would navigate away under it.
    if (Palette || document.documentElement.dataset['takenOver'] === undefined) toggle();
  });
  // A layout effect: the shortcut works as soon as its button is visible.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      onShortcut();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const keys = hydrated && /Mac/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
  return (
    <>
      <Opener
        type="button"
        // People who use their voice say the visible text, so the name contains it (WCAG 2.5.3).
        aria-label={`Search ${keys}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={toggle}
      >
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <Hint aria-hidden="true">
          Search <kbd>{keys}</kbd>
        </Hint>
      </Opener>
      {Palette && <Palette onClose={close} takeTyped={typing.take} />}
    </>
  );
}

/** The palette with its field and its key hints. Without the field, no key would reach the open list. */
export async function loadPalette() {
  const code = import(/* webpackChunkName: "tools" */ './PaletteDialog');
  const [{ PaletteDialog }] = await Promise.all([code, loadForms(), loadNavigation()]);
  return PaletteDialog;
}

/**
 * Collects keystrokes for the palette until its field is there. The opener collects them because it exists first. If it
 * unmounts, the page gets its keys back, whatever happened to the palette.
 */
function useTypingBefore() {
  const [typing] = useState(() => {
    let stop: (() => string) | undefined;
    return {
      keep(): void {
        stop ??= collectTyping();
      },
      /** Stops collecting and returns the typed text. */
      take(): string {
        const typed = stop?.() ?? '';
        stop = undefined;
        return typed;
      },
    };
  });
  useEffect(() => () => void typing.take(), [typing]);
  return typing;
}

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space.xs};
  min-width: ${token.control.target};
  height: ${token.control.target};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.md};
  background: none;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};

  @media ${media.desktop} {
    height: 2.5rem;
    padding-inline: ${token.space.sm};
    border: 1px solid ${token.color.line};
    background: ${token.color.page};
  }

  &:hover {
    color: ${token.color.ink};
  }
`;

const Hint = styled.span`
  display: none;

  @media ${media.desktop} {
    display: inline-flex;
    align-items: center;
    gap: ${token.space.xl};
  }

  kbd {
    font: inherit;
    font-size: ${token.size.xs};
  }
`;
