import { DesktopOnly, Inline, Kbd, token } from '@platform/ui';
import { styled } from 'styled-components';

/** Key hints, for people with a keyboard. */
export function PaletteKeys() {
  return (
    <DesktopOnly>
      <Keys aria-hidden="true" $gap="md">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
        </span>
        <span>
          <Kbd>Enter</Kbd> open
        </span>
        <span>
          <Kbd>Esc</Kbd> close
        </span>
      </Keys>
    </DesktopOnly>
  );
}

const Keys = styled(Inline)`
  padding-top: ${token.space.sm};
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
