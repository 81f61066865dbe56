import { brand } from '@platform/contract';
import { Link, NavLink, pageHistory, useLocation, useNavEntries } from '@platform/module-kit';
import { IconButton, media, onDemand, token, Wordmark } from '@platform/ui';
import { Menu, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { OnceSignedIn } from '../OnceSignedIn';
import { NARROW_LINE } from './tightLine';

/** The toggle while the menu is open. Styles follow it, so that the menu opens before its code is there. */
const OPEN = "[data-toggles-early][aria-expanded='true']";

const SignedInLinks = onDemand(() => import('./SignedInLinks'))('SignedInLinks');

/**
 * Header of the public pages. Below 768 px its links collapse behind a toggle; without JavaScript they are visible. The
 * open menu closes on its toggle, on Escape, on a tap beside it, when something in it is pressed and when the focus
 * leaves the header.
 */
export function SiteHeader() {
  const entries = useNavEntries('site-header');
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // The menu is open only on the page where it was opened, so every navigation closes it.
  const open = openedAt === pathname;
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpenedAt(null);
  // Before the next press: a person may have opened the menu before this code was there (firstScript/answerToggles.ts).
  useLayoutEffect(() => {
    if (toggle.current?.getAttribute('aria-expanded') === 'true') setOpenedAt(pageHistory.location.pathname);
  }, []);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenedAt(null);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  const closeOnPress = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) close();
  };
  // No element takes the focus when the window loses it or a press hits nothing focusable.
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <>
      {open && <Beside onClick={close} />}
      <Bar data-site="" onBlur={closeOnLeave}>
        <Line>
          <HomeLink to="/" aria-label={`${brand.name} home`}>
            <Wordmark name={brand.name} />
          </HomeLink>
          <Toggle>
            <IconButton
              ref={toggle}
              label={open ? 'Close menu' : 'Open menu'}
              icon={open ? <X size={22} /> : <Menu size={22} />}
              aria-expanded={open}
              aria-controls="site-menu"
              data-toggles-early=""
              onClick={() => setOpenedAt(open ? null : pathname)}
            />
          </Toggle>
          <Links id="site-menu" onClick={closeOnPress}>
            <nav aria-label="Main">
              {entries.map(({ to, label }) => (
                <NavLink key={to} to={to} end>
                  {label}
                </NavLink>
              ))}
            </nav>
            <OnceSignedIn>
              <SignedInLinks />
            </OnceSignedIn>
          </Links>
        </Line>
      </Bar>
    </>
  );
}

/* Catches a tap outside the open menu, so that it does not press anything on the page. */
const Beside = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.sticky};

  @media ${media.desktop} {
    display: none;
  }
`;

/*
 * Sticky in windows at least 36 rem high. In lower ones, or with text so large that the header would fill a quarter of
 * the window, it scrolls away with the page: its `top` is then far above the window.
 */
const Bar = styled.header`
  grid-area: header;
  position: sticky;
  top: min(0px, (100vh - 36rem) * 999);
  z-index: ${token.layer.sticky};
  border-bottom: 1px solid ${token.color.line};
  /* Slightly transparent; text never shows through, least of all through the open menu. */
  background: color-mix(in srgb, ${token.color.page} 98%, transparent);
  backdrop-filter: blur(14px);

  &:has(${OPEN}) {
    background: ${token.color.page};
  }

  @media (scripting: none) {
    position: static;
  }

  @media print {
    position: static;
    background: none;
    backdrop-filter: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 ${token.space.lg};
  max-width: calc(${token.width.page} + 2 * ${token.space.gutter});
  min-height: 4.5rem;
  margin-inline: auto;
  padding: ${token.space.sm} ${token.space.gutter};

  @media ${media.desktop} {
    flex-wrap: nowrap;
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  padding-block: ${token.space.xs};
  border-radius: ${token.radius.sm};
  text-decoration: none;
`;

const Toggle = styled.div`
  @media ${media.desktop}, (scripting: none), print {
    display: none;
  }
`;

const Links = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.lg};
  min-width: 0;

  nav {
    display: flex;
    flex: none;
    gap: ${token.space.xxs};
    white-space: nowrap;
  }

  nav a {
    padding: ${token.space.xs} ${token.space.sm};
    border-radius: ${token.radius.md};
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
    font-weight: ${token.weight.medium};
    text-decoration: none;
  }

  nav a:hover,
  nav a[aria-current='page'] {
    color: ${token.color.ink};
    background: ${token.color.surfaceHover};
  }

  @media ${NARROW_LINE} {
    nav a {
      padding-inline: ${token.space.xs};
    }
  }

  @media ${media.mobile} {
    display: none;
    flex-basis: 100%;
    padding-top: ${token.space.sm};

    nav {
      flex-direction: column;
    }

    nav a {
      display: flex;
      align-items: center;
      min-height: ${token.control.target};
      font-size: ${token.size.md};
    }
  }

  @media ${media.mobile} {
    header:has(${OPEN}) & {
      display: block;
    }
  }

  @media ${media.mobile} and (scripting: none) {
    display: block;
  }

  @media print {
    display: none;
  }
`;
