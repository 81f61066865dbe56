import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { Card } from './Card';

/**
 * A card that follows the link in its heading wherever it is pressed. Its parts are stacked, the last at the foot, so
 * that cards of one line end alike.
 */
export const LinkCard = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token.space.lg};
  width: 100%;
  height: 100%;
  transition: border-color ${token.motion.quick};

  &:hover {
    border-color: ${token.color.water};
  }

  :is(h2, h3) {
    /* Wraps its neighbor before one of its words breaks. */
    flex: 1 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
    font-size: ${token.size.md};
    font-weight: ${token.weight.semibold};

    a {
      color: inherit;
      text-decoration: none;
    }

    a::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${token.radius.lg};
    }
  }
`;
