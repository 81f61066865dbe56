import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { Cross } from '../../icon/Cross';
import { IconButton } from '../../forms/buttons/IconButton';
import { media } from '../../tokens/breakpoint';
import { token } from '../../tokens/token';
import { useEdges } from './useEdges';
import { useFirstField } from './useFirstField';
import { useEscape } from './useEscape';
import { useModalPanel } from './useModalPanel';
import { usePressBeside } from './usePressBeside';

export interface DialogProps {
  open: boolean;
  /** Called when the person closes it: Escape, the cross, a click beside it. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, in sight however long the dialog is. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/**
 * A question in front of the page. Focus moves in (to an `autoFocus` control, else to the first field, else to the dialog)
 * and back to where it was; everything behind is inert. What is long scrolls between the title and the buttons. Its content is unmounted
 * while it is closed.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  if (!open) return null;
  return createPortal(<OpenDialog {...rest} />, document.body);
}

function OpenDialog({ onClose, title, description, children, actions, size = 'md' }: Omit<DialogProps, 'open'>) {
  const id = useId();
  const { scrim, panel } = useModalPanel();
  const pressBeside = usePressBeside(onClose);
  const onKeyDown = useEscape(scrim, onClose);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEdges({ panel, head, body, foot });
  useFirstField(panel, body);
  // A caller without actions yet may pass a condition.
  const hasActions = actions !== undefined && actions !== null && actions !== false;
  return (
    <Scrim ref={scrim} data-dialog="" {...pressBeside} onKeyDown={onKeyDown}>
      <Panel
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        tabIndex={-1}
        $size={size}
      >
        <Head ref={head}>
          <Title id={`${id}-title`}>{title}</Title>
          <IconButton label="Close" icon={<Cross />} onClick={onClose} />
        </Head>
        <Body ref={body}>
          {description !== undefined && <Description id={`${id}-description`}>{description}</Description>}
          {children}
        </Body>
        {hasActions && <Foot ref={foot}>{actions}</Foot>}
      </Panel>
    </Scrim>
  );
}

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  padding: ${token.space.lg};
  background: ${token.color.scrim};
  animation: ${fade} ${token.motion.calm};
  /* The one in front dims what is behind it, once. */
  &:has(~ [data-dialog]) {
    background: transparent;
  }
  @media ${media.mobile} {
    place-items: end stretch;
    padding: ${token.space.xxl} 0 0;
  }
  @media ${media.low} {
    padding-top: 0;
  }
`;

const widths = { sm: '26rem', md: '34rem', lg: '48rem' };

/** It scrolls as a whole, so that the arrow keys move it wherever in it the focus is. */
const Panel = styled.div<{ $size: keyof typeof widths }>`
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: 100%;
  overflow-y: auto;
  scroll-padding-block: var(--dialog-head) var(--dialog-foot);
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.floating};
  animation: ${rise} ${token.motion.calm};
  &:focus {
    outline: none;
  }
  @media ${media.mobile} {
    max-width: none;
    border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  }
  @media ${media.low} {
    scroll-padding-block: 0;
  }
`;

/** Stays at its end of the panel, unless that is too low to leave room between the two. */
const Edge = styled.div`
  position: sticky;
  z-index: ${token.layer.sticky};
  background: ${token.color.surface};
  [data-long] > & {
    box-shadow: 0 0 0 1px ${token.color.line};
  }
  @media ${media.low} {
    position: static;
  }
`;

const Head = styled(Edge)`
  top: 0;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space.md};
  padding: calc(${token.space.lg} - ${token.space.xs});
  padding-bottom: calc(${token.space.xs} - ${token.space.hair});
  padding-left: ${token.space.lg};
`;

const Title = styled.h2`
  padding-top: ${token.space.xs};
  font-size: ${token.size.lg};
`;

const Body = styled.div`
  display: grid;
  gap: ${token.space.md};
  /* At both ends, room for the focus ring of a control, which the ground of head and buttons would cover. */
  padding: ${token.space.hair} ${token.space.lg} ${token.space.xs};
  [data-long] > & {
    padding-block: calc(${token.space.sm} + ${token.space.hair}) ${token.space.md};
  }
  &:last-child {
    padding-bottom: max(${token.space.lg}, env(safe-area-inset-bottom));
  }
`;

const Description = styled.p`
  color: ${token.color.inkMuted};
`;

const Foot = styled(Edge)`
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space.xs};
  padding: ${token.space.xs} ${token.space.lg} ${token.space.lg};
  [data-long] > & {
    padding-top: ${token.space.md};
  }
  @media ${media.mobile} {
    flex-wrap: wrap-reverse;
    padding-bottom: max(${token.space.md}, env(safe-area-inset-bottom));
    > * {
      flex: 1 1 auto;
    }
  }
`;
