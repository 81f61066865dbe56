import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../layout/hidden';

const loadSurface = () => import('./TooltipSurface');
const TooltipSurface = lazy(() => loadSurface().then((module) => ({ default: module.TooltipSurface })));

/** What the explained control must spread. */
export interface TooltipTriggerProps {
  'aria-describedby': string;
}

export interface TooltipProps {
  /** A few words. What cannot be missed belongs on the page: a finger never sees a tooltip. */
  text: string;
  /** The control: `{(props) => <Button {...props}>Publish</Button>}`. */
  children: (props: TooltipTriggerProps) => ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** How long a pointer rests before the words appear, in milliseconds; the keyboard's focus shows them at once. */
const REST = 400;
/** How long the words stay while a pointer crosses the gap to them, in milliseconds. */
const CROSSING = 150;

/**
 * Explains a control to a pointer and to the keyboard. The words stay while a pointer is on them, and Escape sends
 * them away (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const after = (delay: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  return (
    <Frame
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        void loadSurface().catch(() => undefined);
        after(REST, true);
      }}
      onPointerLeave={() => after(CROSSING, false)}
      onPointerDown={() => change(false)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) change(true);
      }}
      onBlur={() => change(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        change(false);
      }}
    >
      {children({ 'aria-describedby': id })}
      <VisuallyHidden id={id} role="tooltip">
        {text}
      </VisuallyHidden>
      {open && (
        <Suspense>
          <TooltipSurface text={text} side={side} onClose={() => change(false)} />
        </Suspense>
      )}
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
`;
