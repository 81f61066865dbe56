import { Arrow, Content, Provider, Root, Trigger } from 'radix-ui/tooltip';
import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/token';

interface TooltipSurfaceProps {
  text: string;
  side: 'top' | 'right' | 'bottom' | 'left';
  onClose: () => void;
}

/**
 * The words of an open Tooltip, rendered for the eye; the Tooltip itself says them to a screen reader. An unseen
 * copy over the real control tells Radix where they belong.
 */
export function TooltipSurface({ text, side, onClose }: TooltipSurfaceProps) {
  return (
    <span aria-hidden="true">
      <Provider>
        <Root open onOpenChange={(open) => !open && onClose()}>
          <Trigger asChild>
            <Anchor />
          </Trigger>
          <Words side={side} sideOffset={4} collisionPadding={8}>
            {text}
            <Tip width={10} height={5} />
          </Words>
        </Root>
      </Provider>
    </span>
  );
}

const Anchor = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Words = styled(Content)`
  z-index: ${token.layer.menu};
  max-width: min(18rem, calc(100vw - ${token.space.lg}));
  padding: ${token.space.xs} ${token.space.sm};
  border-radius: ${token.radius.sm};
  background: ${token.color.surfaceInverse};
  color: ${token.color.inkInverse};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.medium};
  line-height: 1.4;
  text-align: start;
  white-space: normal;
  box-shadow: ${token.shadow.raised};
  animation: ${appear} ${token.motion.quick};
`;

const Tip = styled(Arrow)`
  fill: ${token.color.surfaceInverse};
`;
