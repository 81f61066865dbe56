import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../forms/buttons/IconButton';
import { Cross } from '../icon/Cross';
import { media } from '../tokens/breakpoint';
import { focusOnColor } from '../tokens/focusOnColor';
import { token } from '../tokens/token';
import { uncoverFocus } from './uncoverFocus';
import { dismissToast, TOAST_DURATION, toastStore, type ToastEntry } from './toast';

const none: readonly ToastEntry[] = [];
const never = () => () => undefined;

/**
 * Renders what `toast()` announces. Once in the page, for all modules. Two live regions are there from the start,
 * since a screen reader hears only what changes inside a region that it knows. They hang on the body, where a dialog
 * leaves them alive.
 */
export function Toaster() {
  const body = useSyncExternalStore(
    never,
    () => document.body,
    () => null,
  );
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  const corner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (entries.length === 0) return undefined;
    // With the next frame: the form that has announced something shows by then what is wrong with its fields.
    const frame = requestAnimationFrame(() => corner.current && uncoverFocus(corner.current));
    return () => cancelAnimationFrame(frame);
  }, [entries]);
  const urgent = entries.filter(({ tone }) => tone === 'destructive');
  const calm = entries.filter(({ tone }) => tone !== 'destructive');
  if (!body) return null;
  return createPortal(
    <Corner ref={corner} aria-label="Notifications" data-toaster="">
      <List aria-live="assertive" aria-relevant="additions">
        {urgent.map((entry) => (
          <Toast key={entry.id} entry={entry} />
        ))}
      </List>
      <List aria-live="polite" aria-relevant="additions">
        {calm.map((entry) => (
          <Toast key={entry.id} entry={entry} />
        ))}
      </List>
    </Corner>,
    body,
  );
}

/** Leaves after its time; waits while a pointer or the focus is on it. */
function Toast({ entry }: { entry: ToastEntry }) {
  const { id, title, description, tone = 'neutral', duration = TOAST_DURATION, action } = entry;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || !Number.isFinite(duration)) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id]);
  return (
    <Frame
      data-toast={tone}
      $tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Text>
        <Title>{title}</Title>
        {description !== undefined && <Description>{description}</Description>}
      </Text>
      {action && (
        <Action
          type="button"
          onClick={() => {
            action.onSelect();
            dismissToast(id);
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton label="Dismiss" icon={<Cross />} onClick={() => dismissToast(id)} />
    </Frame>
  );
}

const Corner = styled.section`
  position: fixed;
  inset: auto ${token.space.lg} ${token.space.lg} auto;
  z-index: ${token.layer.toast};
  display: grid;
  gap: ${token.space.xs};
  width: min(24rem, calc(100vw - 2 * ${token.space.md}));
  pointer-events: none;
  /* The buttons of a dialog are at its end, where a wide one reaches into the corner; a drawer takes the whole side. */
  body:has(> [data-dialog]) &,
  body:has(> [data-drawer='right']) & {
    inset: auto auto ${token.space.lg} ${token.space.lg};
  }
  @media ${media.mobile} {
    inset: auto ${token.space.md} max(${token.space.md}, env(safe-area-inset-bottom)) ${token.space.md};
    width: auto;
    /* The fields and buttons of a dialog are at the foot of a phone. */
    body:has(> [data-dialog]) & {
      inset: max(${token.space.xs}, env(safe-area-inset-top)) ${token.space.md} auto;
    }
    /* A drawer fills the phone: over its title bar, beside the button that closes it. */
    body:has(> [data-drawer='right']):not(:has(> [data-dialog])) & {
      inset: max(${token.space.xxs}, env(safe-area-inset-top)) calc(${token.control.target} + ${token.space.lg}) auto
        ${token.space.xs};
    }
  }
  @media print {
    display: none;
  }
`;

const List = styled.div`
  display: grid;
  gap: ${token.space.xs};
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.75rem) scale(0.98); }
`;

const Frame = styled.div<{ $tone: NonNullable<ToastEntry['tone']> }>`
  display: flex;
  align-items: flex-start;
  gap: ${token.space.xs};
  padding: ${token.space.sm} ${token.space.xs} ${token.space.sm} ${token.space.md};
  border-radius: ${token.radius.md};
  background: ${({ $tone }) => ($tone === 'destructive' ? token.color.surfaceDanger : token.color.surfaceInverse)};
  color: ${({ $tone }) => ($tone === 'destructive' ? token.color.inkOnDanger : token.color.inkInverse)};
  ${focusOnColor}
  box-shadow: ${token.shadow.floating};
  pointer-events: auto;
  animation: ${rise} ${token.motion.calm};
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: ${token.space.xs};
  font-size: ${token.size.sm};
  line-height: 1.4;
`;

const Title = styled.p`
  font-weight: ${token.weight.semibold};
`;

const Description = styled.p`
  opacity: 0.92;
`;

const Action = styled.button`
  min-height: ${token.control.target};
  padding-inline: ${token.space.sm};
  border: 0;
  background: transparent;
  color: inherit;
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
  text-decoration: underline;
`;
