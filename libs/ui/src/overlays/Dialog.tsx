import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { Cross } from '../icon/Cross';
import { IconButton } from '../forms/IconButton';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';
import { useModalPanel } from './useModalPanel';
import { usePressBeside } from './usePressBeside';

export interface DialogProps {
  open: boolean;
  /** Called when the person closes it: Escape, the cross, a click beside it. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/**
 * A question in front of the page. Focus moves in (to an `autoFocus` control, else to the dialog) and back to where
 * it was; everything behind is inert. Its content is unmounted while it is closed.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  if (!open) return null;
  return createPortal(<OpenDialog {...rest} />, document.body);
}

function OpenDialog({ onClose, title, description, children, actions, size = 'md' }: Omit<DialogProps, 'open'>) {
  const id = useId();
  const { scrim, panel } = useModalPanel();
  const pressBeside = usePressBeside(onClose);
  return (
    <Scrim
      ref={scrim}
      data-dialog=""
      {...pressBeside}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Panel
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        tabIndex={-1}
        $size={size}
      >
        <Head>
          <Title id={`${id}-title`}>{title}</Title>
          <IconButton label="Close" icon={<Cross />} onClick={onClose} />
        </Head>
        {description !== undefined && <Description id={`${id}-description`}>{description}</Description>}
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
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
  place-items: center;
  overflow-y: auto;
  padding: ${token.space.lg};
  background: ${token.color.scrim};
  animation: ${fade} ${token.motion.calm};
  @media ${media.mobile} {
    place-items: end stretch;
    padding: ${token.space.xxl} 0 0;
  }
`;

const widths = { sm: '26rem', md: '34rem', lg: '48rem' };

const Panel = styled.div<{ $size: keyof typeof widths }>`
  display: grid;
  gap: ${token.space.md};
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  padding: ${token.space.lg};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.floating};
  animation: ${rise} ${token.motion.calm};
  &:focus {
    outline: none;
  }
  @media ${media.mobile} {
    max-width: none;
    padding-bottom: max(${token.space.lg}, env(safe-area-inset-bottom));
    border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space.md};
  margin: calc(-1 * ${token.space.xs}) calc(-1 * ${token.space.xs}) calc(-1 * ${token.space.xs}) 0;
`;

const Title = styled.h2`
  padding-top: ${token.space.xs};
  font-size: ${token.size.lg};
`;

const Description = styled.p`
  color: ${token.color.inkMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space.xs};
  @media ${media.mobile} {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;
